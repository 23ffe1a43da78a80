import { chakra } from '@chakra-ui/react'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useServiceTexts } from './service-texts.ts'

// The services in a row on a bolt, or one below another on a bolt to their left.
const Row = chakra('ol', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '5',
    gridAutoFlow: { lg: 'column' },
    gridAutoColumns: { lg: 'minmax(0, 1fr)' },
    listStyleType: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      bg: 'accent.bolt',
      rounded: 'full',
      printColorAdjust: 'exact',
      left: { base: '1.125rem', lg: '0' },
      top: { base: '0', lg: '1.125rem' },
      // The line of the drawn bolt ends where the last of the five steps begins; the gaps between the steps are
      // 1.25rem.
      width: { base: '1', lg: 'calc(100% - (100% - 5rem) / 5)' },
      height: { base: 'calc(100% - 2rem)', lg: '1' },
    },
  },
})
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    alignItems: { base: 'center', lg: 'start' },
    alignContent: 'start',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  },
})

const steps = [
  { key: 'login', icon: 'DOOR' },
  { key: 'mfa', icon: 'TWO_STEPS' },
  { key: 'access', icon: 'TERM' },
  { key: 'watch', icon: 'WAVE' },
  { key: 'record', icon: 'LEDGER' },
] as const

/** How the services go together, from the login to the record, as a small picture. */
export function ServicesTogether() {
  const { t } = useServiceTexts()
  return (
    <Row>
      {steps.map(({ key, icon }) => (
        <Step key={key}>
          <chakra.span justifySelf="start" rounded="lg" outline="4px solid {colors.bg.panel}" bg="bg.panel">
            <ServiceTile icon={icon} />
          </chakra.span>
          <div>
            <Text weight="semibold">{t(`together.${key}.title`)}</Text>
            <Text size="sm" tone="muted">
              {t(`together.${key}.text`)}
            </Text>
          </div>
        </Step>
      ))}
    </Row>
  )
}
