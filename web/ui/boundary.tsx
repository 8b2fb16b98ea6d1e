import { Component, type ReactNode } from 'react'

/** Keeps what breaks in it from taking along what stands around it; tried anew when it is `of` something else. */
export class Boundary extends Component<
  { children: ReactNode; instead: (error: Error) => ReactNode; of?: unknown },
  { error: Error | null; of?: unknown }
> {
  override state: { error: Error | null; of?: unknown } = { error: null, of: this.props.of }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  static getDerivedStateFromProps({ of }: { of?: unknown }, before: { of?: unknown }) {
    return of === before.of ? null : { error: null, of }
  }

  override render() {
    return this.state.error ? this.props.instead(this.state.error) : this.props.children
  }
}
