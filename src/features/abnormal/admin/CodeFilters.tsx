import { SimpleGrid } from '@chakra-ui/react'
import { type CodeField, codeFields, knownCodes } from '#domain/abnormal/codes.ts'
import { codeName } from '#domain/code-names.ts'
import { Select } from '#src/ui/Select.tsx'
import { useSecurityTexts } from '../texts.ts'

export type Codes = { [Field in CodeField]?: string | undefined }

/** The filters by codes of other systems, applied at once. An unknown code in the address is left unchanged. */
export function CodeFilters({ codes, onChange }: { codes: Codes; onChange: (codes: Codes) => void }) {
  const { t } = useSecurityTexts()
  const optionsOf = (field: CodeField) => {
    const givenCode = codes[field]
    const known = knownCodes(field)
    return [...known, ...(givenCode !== undefined && !known.includes(givenCode) ? [givenCode] : [])].map(
      (value) => ({
        value,
        label: codeName(field, value),
      }),
    )
  }
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="2" minWidth="0" width="full" maxWidth="form">
      {codeFields.map((field) => (
        <Select
          key={field}
          labelHidden
          label={t(`abnormal.field.${field}`)}
          placeholder={t(`abnormal.field.${field}`)}
          options={optionsOf(field)}
          value={codes[field] ?? ''}
          onChange={({ target }) => onChange({ ...codes, [field]: target.value || undefined })}
        />
      ))}
    </SimpleGrid>
  )
}
