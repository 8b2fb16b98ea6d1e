import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Keeps a screen that breaks from taking the shell with it. */
export class RegionBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
