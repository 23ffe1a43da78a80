import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { AttachmentIcon } from './icons.tsx'

type Props = FieldProps & {
  accept: string
  /** The texts inside the field: `choose` for a click, and `drop` as the hint that a file can be dropped. */
  choose: string
  drop: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

// The browser's invisible file field covers the whole area, so that clicks, dropped files and the keyboard work
// without a script.
const DropArea = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minHeight: '14',
    px: '4',
    py: '3',
    rounded: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    bg: 'bg.subtle',
    _hover: { borderColor: 'brand.control' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.control}', outlineOffset: '2px' },
    '&:has([aria-invalid])': { borderColor: 'danger.control' },
    '& > input': { position: 'absolute', inset: '0', width: 'full', opacity: '0', cursor: 'pointer' },
  },
})

/** A field for one file, which is chosen or dropped; shows the name of the file. */
export function FileField({ accept, choose, drop, onChange, ...field }: Props) {
  const [name, setName] = useState<string>()
  return (
    <Field {...field}>
      {(control) => (
        <DropArea>
          <AttachmentIcon color="fg.muted" />
          <chakra.span fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
            {name ?? choose}
          </chakra.span>
          {name === undefined && (
            <chakra.span fontSize="sm" color="fg.muted" hideBelow="md">
              {drop}
            </chakra.span>
          )}
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={(event) => {
              onChange(event)
              setName(event.target.files?.[0]?.name)
            }}
          />
        </DropArea>
      )}
    </Field>
  )
}
