import { Component, type ReactNode } from 'react'

type Props = { fallback?: ReactNode; onFail?: () => void; children: ReactNode }

/** Draws `fallback` permanently in place of what cannot be drawn, so that it does not retry without end. */
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
