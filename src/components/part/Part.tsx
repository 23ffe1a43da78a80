import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { PagePart } from './part.ts'
import { usePartTexts } from './texts.ts'
import { usePartState } from './use-part.ts'

type Props<Data> = {
  of: PagePart<Data>
  /** The part's name, as a noun. */
  name: string
  /** Shows no placeholder while the part loads, since the part concerns only few visitors of the page. */
  isQuiet?: boolean
  /**
   * Shows the previous data while new data loads, so that a search field in the part keeps its focus and its text. Only
   * for a part that always belongs to the same object.
   */
  keepsPrevious?: boolean
  children?: ((data: Data) => ReactNode) | undefined
}

/**
 * A part of a page. Renders `children` with the data; a placeholder while the data loads; or, if the call failed, the
 * part's name, the problem's message and a button that loads only this part again. After a retry the focus moves to
 * the result.
 */
export function Part<Data>({ of, name, isQuiet = false, keepsPrevious = false, children }: Props<Data>) {
  const { t } = usePartTexts()
  const { t: error } = useTranslation('error')
  const { t: common } = useTranslation()
  const state = usePartState(of)
  const [previous, setPrevious] = useState<{ data: Data }>()
  const [retried, setRetried] = useState<PagePart<Data>>()
  const arrival = useRef<HTMLSpanElement>(null)
  const hasArrived = retried === of && state.is === 'loaded'
  useEffect(() => {
    if (hasArrived) arrival.current?.focus()
  }, [hasArrived])

  if (keepsPrevious && state.is === 'loaded' && previous?.data !== state.data)
    setPrevious({ data: state.data })
  const shown = state.is === 'loaded' ? state : state.is === 'loading' ? previous : undefined
  if (shown)
    return (
      <>
        {hasArrived && (
          <VisuallyHidden ref={arrival} tabIndex={-1}>
            {t('loaded', { name })}
          </VisuallyHidden>
        )}
        {children?.(shown.data)}
      </>
    )
  if (state.is !== 'failed') return isQuiet ? null : <Skeleton height="2.5rem" count={2} />
  const { problem, isRetrying } = state
  if (problem.isLedOn) return null
  const retry = () => {
    setRetried(of)
    void of.retry()
  }
  return (
    <Notice
      status="danger"
      role="alert"
      title={t('failed', { name })}
      action={
        <Button
          variant="outline"
          size="sm"
          minHeight="touch"
          aria-label={t('retry', { name })}
          loading={isRetrying}
          onClick={retry}
        >
          {common('retry')}
        </Button>
      }
    >
      {problem.message || error('default')}
    </Notice>
  )
}
