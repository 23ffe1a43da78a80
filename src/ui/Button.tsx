import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = Omit<HTMLChakraProps<'button'>, 'asChild' | 'as'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  fullWidth?: boolean
  /** While loading, the button keeps its width, its label and the focus, and ignores clicks. */
  loading?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const Root = chakra('button', buttonRecipe)

/**
 * A button. With `aria-disabled` it stays focusable, so that a sentence referenced by `aria-describedby` can explain
 * why it is disabled.
 */
export function Button({ loading = false, startIcon, endIcon, children, onClick, ...props }: ButtonProps) {
  const isInactive = loading || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...props}
      aria-disabled={isInactive || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span data-label="">
        {startIcon}
        {children}
        {endIcon}
      </span>
      {loading && <Spinner position="absolute" boxSize="1.5em" />}
    </Root>
  )
}
