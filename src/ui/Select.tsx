import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { ChevronDownIcon } from './frame-icons.tsx'
import { inputRecipe } from './input-recipe.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectElementProps = Omit<HTMLChakraProps<'select'>, keyof FieldProps | 'asChild' | 'as' | 'children'>

export type SelectProps = FieldProps &
  SelectElementProps & {
    options: readonly SelectOption[]
    /** The option for "nothing chosen yet", with the empty value. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

const Control = chakra('select', inputRecipe)

/** The browser's own list of choices, with label, hint and error. */
export function Select({
  label,
  hint,
  error,
  labelSuffix,
  labelHidden,
  options,
  placeholder,
  id,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, labelSuffix, labelHidden, id }} describedBy={select['aria-describedby']}>
      {(control) => (
        <chakra.div position="relative">
          <Control
            {...select}
            {...control}
            appearance="none"
            pr="12"
            cursor="pointer"
            textOverflow="ellipsis"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </Control>
          <ChevronDownIcon
            position="absolute"
            right="4"
            top="50%"
            translate="0 -50%"
            color="fg.muted"
            pointerEvents="none"
          />
        </chakra.div>
      )}
    </Field>
  )
}
