import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = {
  /** Another value means another subject: the error of the former one is forgotten. */
  resetKey?: unknown
  renderError: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}
type State = { error: unknown; failed: boolean; resetKey: unknown }

/** Error boundary: keeps an error inside one part of the page. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, failed: false, resetKey: props.resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.renderError(this.state.error, () => this.setState({ error: undefined, failed: false }))
  }
}
