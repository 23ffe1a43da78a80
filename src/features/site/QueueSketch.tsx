import { chakra } from '@chakra-ui/react'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { CodeIcon, CoinIcon, DatabaseIcon, PersonCardIcon } from '#src/ui/sketch-icons.tsx'
import { useHomeTexts } from './home-texts.ts'

const rows = [
  { key: 'database', Icon: DatabaseIcon, family: 'slate', bars: 3 },
  { key: 'code', Icon: CodeIcon, family: 'violet', bars: 1 },
  { key: 'people', Icon: PersonCardIcon, family: 'brass', bars: 3 },
  { key: 'finance', Icon: CoinIcon, family: 'teal', bars: 2 },
] as const
const colors = { 1: 'success.fg', 2: 'warning.fg', 3: 'danger.fg' } as const

const Sheet = chakra('div', {
  base: {
    bg: 'bg.raised',
    rounded: 'xl',
    shadow: 'raised',
    p: { base: '4', md: '5' },
    pb: { base: '14', md: '8' },
    maxWidth: '34rem',
    mx: 'auto',
  },
})

/** An illustration of the approval queue with readable text: the waiting requests, and one that was just decided. */
export function QueueSketch() {
  const { t } = useHomeTexts()
  return (
    <chakra.div role="img" aria-label={t('picture.approval', { seconds: UNDO_SECONDS })} position="relative">
      <Sheet aria-hidden="true">
        <chakra.div display="flex" alignItems="center" gap="2" mb="2" fontWeight="bold">
          {t('sketch.title')}
          <chakra.span
            px="2"
            rounded="full"
            bg="bg.muted"
            color="fg.muted"
            fontSize="xs"
            lineHeight="1.25rem"
            textStyle="tabular"
          >
            14
          </chakra.span>
        </chakra.div>
        {rows.map(({ key, Icon, family, bars }, index) => (
          <chakra.div
            key={key}
            display={index > 2 ? { base: 'none', md: 'flex' } : 'flex'}
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="2"
            px="2"
            mx="-2"
            rounded="lg"
            bg={index === 0 ? 'brand.subtle' : undefined}
          >
            <IconTile boxSize="10" family={family}>
              <Icon />
            </IconTile>
            <chakra.span flex="1 1 7.5rem" minWidth="0" lineHeight="short">
              <chakra.strong display="block">{t(`sketch.${key}`)}</chakra.strong>
              <chakra.span fontSize="sm" color="fg.muted">
                {t(`sketch.${key}Who`)}
              </chakra.span>
            </chakra.span>
            <RiskBars count={bars} word={t(`sketch.risk${bars}`)} />
          </chakra.div>
        ))}
      </Sheet>
      <chakra.div
        aria-hidden="true"
        position="absolute"
        bottom={{ base: '-3', md: '-4' }}
        right={{ base: '3', md: '-4' }}
        left={{ base: '3', md: 'auto' }}
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="3"
        px="4"
        py="2"
        minHeight="12"
        rounded="lg"
        shadow="raised"
        bg="bg.inverse"
        color="fg.inverse"
        fontWeight="semibold"
        fontSize="sm"
      >
        <CheckIcon color="success.inverse" />
        {t('sketch.done')}
        <chakra.span ms="auto" opacity="0.85" textStyle="tabular">
          {t('sketch.undo', { seconds: UNDO_SECONDS })}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}

const RiskBars = ({ count, word }: { count: 1 | 2 | 3; word: string }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2px"
    color={colors[count]}
    fontSize="sm"
    fontWeight={count === 3 ? 'bold' : 'medium'}
  >
    {[1, 2, 3].map((bar) => (
      <chakra.i
        key={bar}
        width="4px"
        height="0.875rem"
        rounded="full"
        bg="currentcolor"
        opacity={bar <= count ? '1' : '0.25'}
      />
    ))}
    <chakra.span ms="1" color={count === 3 ? undefined : 'fg'}>
      {word}
    </chakra.span>
  </chakra.span>
)
