import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { useFeatureTexts } from './feature-texts.ts'

const Sheet = chakra('div', {
  base: {
    bg: 'bg.raised',
    rounded: 'xl',
    shadow: 'raised',
    p: { base: '4', md: '6' },
    display: 'grid',
    gap: '3',
    maxWidth: '35rem',
    mx: 'auto',
  },
})
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    minHeight: '12',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    pt: '3',
    _first: { borderTopWidth: '0', pt: '0' },
  },
})
const Digit = chakra('span', {
  base: {
    flex: '1 1 0',
    display: 'grid',
    placeItems: 'center',
    height: { base: '12', md: '16' },
    rounded: 'lg',
    bg: 'bg.muted',
    fontSize: '2xl',
    fontWeight: 'bold',
    textStyle: 'tabular',
  },
})
/** Looks like a button or a choice of the product, but does nothing. */
const Choice = chakra('span', {
  base: {
    px: '4',
    py: '2',
    rounded: 'lg',
    bg: 'bg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _first: { bg: 'brand.subtle', color: 'brand.fg' },
  },
})

const devices = ['here', 'phone', 'tablet'] as const
const factors = ['sms', 'app', 'code'] as const
const records = ['read', 'grant', 'end'] as const
const DIGITS = [...'482915']

const sketches = { login: DevicesSketch, mfa: CodeSketch, record: RecordSketch }

/** Whether a feature has a sketch. */
export const hasSketch = (feature: string): feature is keyof typeof sketches => feature in sketches

/** An illustration of a feature with readable text. */
export function FeatureSketch({ of: feature }: { of: keyof typeof sketches }) {
  const { t } = useFeatureTexts()
  const Sketch = sketches[feature]
  return (
    <chakra.div
      role="img"
      aria-label={t(`picture.${feature}`)}
      bg={{ base: 'brand.subtle', _dark: 'bg.muted' }}
      rounded="xl"
      px={{ base: '3', md: '8' }}
      py={{ base: '6', md: '10' }}
    >
      <Sheet aria-hidden="true">
        <Sketch />
      </Sheet>
    </chakra.div>
  )
}

function DevicesSketch() {
  const { t } = useFeatureTexts()
  return devices.map((key) => (
    <Row key={key}>
      <TwoLines name={t(`sketch.${key}`)} note={t(`sketch.${key}Seen`)} />
      {key === 'here' ? (
        <Badge tone="info">{t('sketch.current')}</Badge>
      ) : (
        <chakra.span color="brand.fg" fontSize="sm" fontWeight="semibold">
          {t('sketch.logOut')}
        </chakra.span>
      )}
    </Row>
  ))
}

function CodeSketch() {
  const { t } = useFeatureTexts()
  return (
    <>
      <chakra.strong>{t('sketch.enterCode')}</chakra.strong>
      <chakra.div display="flex" gap={{ base: '1.5', md: '2' }}>
        {DIGITS.map((digit) => (
          <Digit key={digit}>{digit}</Digit>
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
        {factors.map((key) => (
          <Choice key={key}>{t(`sketch.${key}`)}</Choice>
        ))}
      </chakra.div>
    </>
  )
}

function RecordSketch() {
  const { t } = useFeatureTexts()
  return (
    <>
      {records.map((key) => (
        <Row key={key}>
          <TwoLines name={t(`sketch.${key}`)} note={t(`sketch.${key}By`)} />
          <chakra.span fontSize="sm" color="fg.muted" textStyle="tabular">
            {t(`sketch.${key}At`)}
          </chakra.span>
        </Row>
      ))}
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        px="4"
        py="3"
        rounded="lg"
        bg="success.subtle"
        color="success.fg"
        fontSize="sm"
        fontWeight="semibold"
      >
        <CheckIcon />
        {t('sketch.unchanged')}
      </chakra.div>
    </>
  )
}

const TwoLines = ({ name, note }: { name: ReactNode; note: ReactNode }) => (
  <chakra.span minWidth="0" lineHeight="short">
    <chakra.strong display="block">{name}</chakra.strong>
    <chakra.span fontSize="sm" color="fg.muted">
      {note}
    </chakra.span>
  </chakra.span>
)
