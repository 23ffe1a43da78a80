import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { buttonRecipe } from './button-recipe.ts'
import { Tooltip, type TooltipTrigger } from './Tooltip.tsx'

export type IconButtonProps = Omit<
  HTMLChakraProps<'button'>,
  'asChild' | 'as' | 'aria-label' | 'children' | 'title' | keyof TooltipTrigger
> & {
  /** The accessible name of the button, which is also shown on hover and on keyboard focus. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'outline'
  ref?: Ref<HTMLButtonElement>
}

const Root = chakra('button', buttonRecipe)

/** A 44 px square whose only content is an icon. */
export function IconButton({ label, icon, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <Root
          type="button"
          aria-label={label}
          variant={variant}
          boxSize="touch"
          minHeight="touch"
          p="0"
          {...props}
          {...trigger}
        >
          {icon}
        </Root>
      )}
    </Tooltip>
  )
}
