import { Component, type ReactNode } from 'react'

type Props = { fallback?: ReactNode; onFail?: () => void; children: ReactNode }

/**
 * Permanently renders `fallback` in place of content that cannot be rendered, so that the rendering is not retried
 * endlessly.
 */
export class FailSafe extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
