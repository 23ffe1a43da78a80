import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon } from '#src/ui/frame-icons.tsx'
import { TileDrawing } from '#src/ui/IconTile.tsx'
import { CoinIcon } from '#src/ui/sketch-icons.tsx'
import { useHomeTexts } from './home-texts.ts'

const steps = [
  { key: 'ask', icon: <CoinIcon />, family: 'family.teal' },
  { key: 'approve', icon: <CheckIcon />, family: 'success' },
  { key: 'notice', icon: <InfoIcon />, family: 'warning' },
  { key: 'end', icon: <TileDrawing of="TERM" />, family: 'brand' },
] as const

// The part of the scroll at which each step appears. On phones it is the way of the step itself into the window; on
// wide windows, where all steps enter together, one step follows another.
const ranges = ['cover 20% cover 25%', 'cover 28% cover 38%', 'cover 41% cover 46%', 'cover 48% cover 53%']

// A browser without animations by scrolling, or with reduced motion, shows the last state.
const moves = (animationName: string) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animationName,
      animationDuration: 'auto',
      animationFillMode: 'both',
      animationTimingFunction: 'ease-out',
      animationTimeline: '--step',
      animationRange: { base: 'entry 60% cover 40%', lg: 'var(--range)' },
    },
  },
})

const SIGN_HEIGHT = '6.5rem'

const Line = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1.1fr) minmax(0, 1fr)',
    },
    listStyleType: 'none',
    position: 'relative',
    zIndex: '1',
  },
})

const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column-reverse', lg: 'column' },
    justifyContent: { base: 'flex-end', lg: 'flex-start' },
    gap: { base: '3', lg: '9' },
    ps: { base: '9', lg: '0' },
    pb: { base: '8', lg: '0' },
    viewTimelineName: '--step',
    // The time of the step on the bolt, as a track and as the bolt itself.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      left: { base: '0.25rem', lg: '0' },
      top: { base: '0.5rem', lg: `calc(${SIGN_HEIGHT} + 0.75rem)` },
      width: { base: '3', lg: 'full' },
      height: { base: 'full', lg: '3' },
      printColorAdjust: 'exact',
    },
    '&::before': { bg: 'brand.post' },
    '&::after': {
      bg: 'accent.bolt',
      transformOrigin: 'top left',
      '--grow': { base: '1 0', lg: '0 1' },
      ...moves('grow'),
    },
    '&:first-of-type::before, &:first-of-type::after': {
      borderTopLeftRadius: 'full',
      borderTopRightRadius: { base: 'full', lg: '0' },
      borderBottomLeftRadius: { lg: 'full' },
    },
    // The bolt ends a little behind the last post.
    '&:last-of-type': { pb: '0' },
    '&:last-of-type::before, &:last-of-type::after': {
      width: { base: '3', lg: '45%' },
      height: { base: '70%', lg: '3' },
      borderBottomRightRadius: 'full',
      borderBottomLeftRadius: { base: 'full', lg: '0' },
      borderTopRightRadius: { lg: 'full' },
    },
  },
})

const Post = chakra('i', {
  base: {
    position: 'absolute',
    zIndex: '0',
    left: '0',
    top: { base: '0.5rem', lg: `calc(${SIGN_HEIGHT} + 1.125rem)` },
    boxSize: '5',
    translate: { lg: '0 -50%' },
    rounded: 'full',
    bg: 'brand.scene',
    borderWidth: '4px',
    borderStyle: 'solid',
    borderColor: 'accent.knob',
    printColorAdjust: 'exact',
  },
})

const Sign = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    columnGap: '3',
    maxWidth: 'full',
    px: '3',
    py: '2.5',
    rounded: 'lg',
    bg: 'bg.raised',
    color: 'fg',
    shadow: 'raised',
    fontSize: 'sm',
    lineHeight: 'short',
    ...moves('riseIn'),
  },
})

/**
 * The life of one permission from its request to its withdrawal, as a door bolt that slides shut while the reader
 * scrolls.
 */
export function LifeOfGrant({ title, text }: { title: ReactNode; text: ReactNode }) {
  const { t } = useHomeTexts()
  return (
    <chakra.div
      position="relative"
      isolation="isolate"
      overflow="hidden"
      display="grid"
      gap={{ base: '8', lg: '10' }}
      px={{ base: 'edge', md: '10', lg: '12' }}
      py={{ base: '8', md: '10', lg: '12' }}
      rounded="xl"
      bg="brand.scene"
      color="brand.contrast"
    >
      <Bar left="30%" />
      <Bar left="78%" />
      <chakra.div display="grid" gap="3" maxWidth="40rem">
        {title}
        {text}
      </chakra.div>
      <Line aria-label={t('life.label')}>
        {steps.map(({ key, icon, family }, index) => (
          <Step key={key} css={{ '--range': ranges[index] }}>
            <chakra.span
              aria-hidden="true"
              display="flex"
              alignItems="flex-end"
              height={{ lg: SIGN_HEIGHT }}
              pe={{ lg: '4' }}
            >
              <Sign>
                <chakra.span
                  display="inline-grid"
                  placeItems="center"
                  flexShrink="0"
                  boxSize="9"
                  rounded="lg"
                  bg={`${family}.subtle`}
                  color={`${family}.fg`}
                >
                  {icon}
                </chakra.span>
                <chakra.span minWidth="0">
                  <chakra.strong display="block">{t(`life.${key}.sign`)}</chakra.strong>
                  <chakra.span color="fg.muted">{t(`life.${key}.detail`)}</chakra.span>
                </chakra.span>
              </Sign>
            </chakra.span>
            <Post aria-hidden="true" />
            <chakra.div pe={{ lg: '5' }}>
              <chakra.span display="block" fontSize="sm" textStyle="tabular" opacity="0.8">
                {t(`life.${key}.date`)}
              </chakra.span>
              <chakra.strong display="block" fontSize="lg">
                {t(`life.${key}.title`)}
              </chakra.strong>
              <chakra.span display="block" mt="1" opacity="0.9">
                {t(`life.${key}.text`)}
              </chakra.span>
            </chakra.div>
          </Step>
        ))}
      </Line>
    </chakra.div>
  )
}

/** A post of the gate, behind the whole panel. */
const Bar = ({ left }: { left: string }) => (
  <chakra.i
    aria-hidden="true"
    hideBelow="lg"
    position="absolute"
    zIndex="-1"
    insetBlock="0"
    left={left}
    width="9"
    bg="brand.post"
  />
)
