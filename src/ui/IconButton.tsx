import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { buttonRecipe } from './button-recipe.ts'

export type IconButtonProps = Omit<
  HTMLChakraProps<'button'>,
  'asChild' | 'as' | 'aria-label' | 'children'
> & {
  /** What it does, read aloud and shown on hover. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'outline'
  ref?: Ref<HTMLButtonElement>
}

const Root = chakra('button', buttonRecipe)

/** A 44 px square whose only content is an icon. */
export function IconButton({ label, icon, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      variant={variant}
      boxSize="touch"
      minHeight="touch"
      p="0"
      {...props}
    >
      {icon}
    </Root>
  )
}
