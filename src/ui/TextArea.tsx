import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputRecipe } from './input-recipe.ts'

type AreaElementProps = Omit<HTMLChakraProps<'textarea'>, keyof FieldProps | 'asChild' | 'as' | 'children'>

export type TextAreaProps = FieldProps &
  AreaElementProps & {
    /** Shown between the label and the box of the field, such as formatting buttons. */
    tools?: ReactNode
    /** Shown under the right end of the box, for example the number of typed characters. */
    note?: ReactNode
    ref?: Ref<HTMLTextAreaElement>
  }

const Area = chakra('textarea', inputRecipe)

/**
 * Several lines of text with label, hint and error; initially `rows` of them, growing with the text if the
 * browser supports it.
 */
export function TextArea({
  label,
  hint,
  error,
  labelSuffix,
  labelHidden,
  compared,
  tools,
  note,
  id,
  rows,
  ...area
}: TextAreaProps) {
  return (
    <Field
      {...{ label, hint, error, labelSuffix, labelHidden, compared, id }}
      describedBy={area['aria-describedby']}
    >
      {(control) => (
        <>
          {tools}
          <Area
            rows={rows ?? 6}
            {...area}
            {...control}
            py="3"
            lineHeight="body"
            resize="vertical"
            css={{ fieldSizing: 'content' }}
            minHeight={rows === undefined ? '10lh' : `calc(${rows}lh + {spacing.6} + 2px)`}
            maxHeight="30lh"
          />
          {note && (
            <chakra.p mt="1" fontSize="sm" color="fg.muted" textAlign="end" textStyle="tabular">
              {note}
            </chakra.p>
          )}
        </>
      )}
    </Field>
  )
}
