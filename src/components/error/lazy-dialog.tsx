import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isChunkMissing } from '#src/components/version/chunk-missing.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { toaster } from '#src/ui/toaster.ts'

type Missing = {
  /**
   * Called when the code of the dialog could not be loaded, so that the button that opened the dialog can try again.
   * Without this function, the toast offers a retry.
   */
  onMissing?: () => void
}
type DialogComponent = (props: never) => ReactNode

/**
 * Creates the component of a dialog whose code, a named export of a module, is loaded with its first use. If the code
 * fails to load, a toast reports the failure, the typed text of the screen is preserved, and the next use loads the
 * code again. Any other error of a dialog is rethrown.
 */
export function lazyDialog<Name extends string, Module extends Record<Name, DialogComponent>>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadModule = () =>
    lazy(() =>
      load().then((module) => ({ default: module[name] as DialogComponent as ComponentType<object> })),
    )
  // React caches the result of a lazy component, including a failure, so a new one is created after each failure.
  let Dialog = loadModule()

  class LazyDialog extends Component<Missing, { error?: unknown }> {
    static getDerivedStateFromError = (error: unknown) => ({ error })
    override state: { error?: unknown } = {}
    #toast = ''

    override componentDidCatch(error: unknown) {
      if (!isChunkMissing(error)) return
      Dialog = loadModule()
      const { onMissing } = this.props
      const action = { label: i18n.t('retry'), run: () => this.setState({ error: undefined }) }
      const toast = toaster.show({
        message: i18n.t('error:load.chunk'),
        severity: 'danger',
        ...(!onMissing && { action }),
      })
      if (onMissing) onMissing()
      else this.#toast = toast
    }

    override componentWillUnmount() {
      toaster.close(this.#toast)
    }

    override render() {
      const { error } = this.state
      if (error !== undefined && !isChunkMissing(error)) throw error
      const { onMissing: _, ...props } = this.props
      return (
        error === undefined && (
          <Suspense fallback={null}>
            <Dialog {...props} />
          </Suspense>
        )
      )
    }
  }
  return LazyDialog as unknown as ComponentType<Parameters<Module[Name]>[0] & Missing>
}
