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
    /** Makes the select as wide as its longest option instead of its container. */
    fits?: boolean
    ref?: Ref<HTMLSelectElement>
  }

const Control = chakra('select', inputRecipe)

/** The browser's select element, with label, hint and error. */
export function Select({
  label,
  hint,
  error,
  labelSuffix,
  labelHidden,
  compared,
  options,
  placeholder,
  fits = false,
  id,
  ...select
}: SelectProps) {
  return (
    <Field
      {...{ label, hint, error, labelSuffix, labelHidden, compared, id }}
      labelOf={(chosen) => options.find(({ value }) => value === chosen)?.label}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        // Chromium rounds the width of the options down. Without this space the longest option would be truncated.
        <chakra.div position="relative" pe="1px" {...(fits && { width: 'max-content', maxWidth: 'full' })}>
          <Control
            width="calc(100% + 1px)"
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
