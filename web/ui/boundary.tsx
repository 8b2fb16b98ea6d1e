import { Component, type ReactNode } from 'react'

/** Keeps what breaks in it from taking along what stands around it. */
export class Boundary extends Component<
  { children: ReactNode; instead: (error: Error) => ReactNode },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    return this.state.error ? this.props.instead(this.state.error) : this.props.children
  }
}
