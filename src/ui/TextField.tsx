import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputRecipe } from './input-recipe.ts'

type InputElementProps = Omit<HTMLChakraProps<'input'>, keyof FieldProps | 'asChild' | 'as' | 'children'>

export type TextFieldProps = FieldProps &
  InputElementProps & {
    /** Content at the right end inside the box of the field, such as a unit, a countdown or a button. */
    rightSlot?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

const Input = chakra('input', inputRecipe)

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  labelSuffix,
  labelHidden,
  compared,
  rightSlot,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, labelSuffix, labelHidden, compared, id }}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <chakra.div display="flex" position="relative">
          <Input {...input} {...control} pr={rightSlot ? '16' : undefined} />
          {rightSlot && (
            <chakra.div
              position="absolute"
              insetY="0"
              // A unit has the same distance to the edge as the text at the other end; a button fills the end of the
              // field.
              right={typeof rightSlot === 'string' ? '4' : '1'}
              display="flex"
              alignItems="center"
              color="fg.muted"
            >
              {rightSlot}
            </chakra.div>
          )}
        </chakra.div>
      )}
    </Field>
  )
}
