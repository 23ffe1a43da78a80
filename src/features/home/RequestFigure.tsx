import { chakra } from '@chakra-ui/react'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { decidedUntil } from '#domain/subscription/decision.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import type { Rejection } from './load-home.ts'
import { useMyTexts } from './texts.ts'

const Step = chakra('li', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    pt: '5',
    fontSize: 'sm',
    lineHeight: 'short',
    color: 'fg.muted',
    _before: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '0.3125rem',
      height: '1.5',
      bg: 'border',
      _highContrast: { bg: 'GrayText' },
    },
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0',
      width: '1',
      height: '4',
      rounded: 'full',
      bg: 'border.control',
      _highContrast: { bg: 'CanvasText' },
    },
  },
  variants: {
    place: {
      done: { _before: { bg: 'brand.solid' }, _after: { bg: 'brand.solid' } },
      now: { color: 'accent.fg', fontWeight: 'semibold', _after: { bg: 'accent.solid' } },
      next: {},
    },
  },
})

/** The progress of a request for a subscription: requested, in review, in use after its approval. */
export function RequestSteps({ requestedAt }: { requestedAt: string }) {
  const { t } = useMyTexts()
  const today = kstDate(portalClock.now())
  const decisionDeadline = decidedUntil(kstDate(new Date(requestedAt)))
  return (
    <chakra.ol display="flex" gap="1" listStyleType="none" textStyle="tabular">
      <Step place="done">
        {t('life.waiting.steps.asked')}
        <chakra.span display="block">{formatDate(requestedAt)}</chakra.span>
      </Step>
      <Step place="now" aria-current="step">
        {t('life.waiting.steps.review')}
        <chakra.span display="block">
          {today > decisionDeadline
            ? t('life.waiting.steps.late')
            : t('life.waiting.steps.until', { date: formatDate(decisionDeadline) })}
        </chakra.span>
      </Step>
      <Step place="next">
        {t('life.waiting.steps.use')}
        <chakra.span display="block">{t('life.waiting.steps.useWhen')}</chakra.span>
      </Step>
    </chakra.ol>
  )
}

/** The staff's reason for a rejection. */
export const RejectionWords = ({ reason, decidedAt }: Rejection) => (
  <chakra.figure bg="bg.muted" rounded="lg" p="4">
    <chakra.blockquote fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="6">
      {reason}
    </chakra.blockquote>
    <chakra.figcaption fontSize="sm" color="fg.muted" textStyle="tabular" mt="1">
      {formatDateTime(decidedAt)}
    </chakra.figcaption>
  </chakra.figure>
)
