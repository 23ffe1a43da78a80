import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useColorMode } from './color-mode.ts'
import { type ColorMode, colorModes } from './color-mode-store.ts'
import { MonitorIcon, MoonIcon, SunIcon } from './frame-icons.tsx'
import { Tooltip } from './Tooltip.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type ColorModeSwitchProps = {
  /** The name of the group, for screen readers. */
  label: string
  labels: Record<ColorMode, string>
}

const icons = { system: MonitorIcon, light: SunIcon, dark: MoonIcon }

const Group = chakra('fieldset', {
  base: { display: 'inline-flex', maxWidth: 'full', p: '1', rounded: 'full', bg: 'bg.muted' },
})

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: 'min({sizes.10}, 18vw)',
    rounded: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:has(input:checked)': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      boxShadow: 'inset 0 0 0 1.5px {colors.brand.control}',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    _highContrast: { '&:has(input:checked)': { outline: '2px solid Highlight' } },
  },
})

/** System, light or dark, as three radios in one pill. */
export function ColorModeSwitch({ label, labels }: ColorModeSwitchProps) {
  const { mode, setMode } = useColorMode()
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {colorModes.map((choice) => {
        const Icon = icons[choice]
        return (
          <Tooltip key={choice} text={labels[choice]}>
            {(trigger) => (
              <Choice {...trigger}>
                <chakra.input
                  type="radio"
                  name={name}
                  checked={mode === choice}
                  onChange={() => setMode(choice)}
                  position="absolute"
                  inset="0"
                  opacity="0"
                  cursor="pointer"
                />
                <Icon />
                <VisuallyHidden>{labels[choice]}</VisuallyHidden>
              </Choice>
            )}
          </Tooltip>
        )
      })}
    </Group>
  )
}
