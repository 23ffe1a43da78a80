import { Flex, SimpleGrid } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodeField, codeFields, codeText, knownCodes } from '#domain/abnormal/codes.ts'
import '#src/i18n/areas/security.ts'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'

export type Codes = { [Field in CodeField]?: string | undefined }

/** The filters by the codes of other systems; one in the address that nobody knows stays as it is. */
export function CodeFilters({ codes, onChange }: { codes: Codes; onChange: (codes: Codes) => void }) {
  const { t } = useTranslation('security')
  const optionsOf = (field: CodeField) => {
    const given = codes[field]
    const known = knownCodes(field)
    return [...known, ...(given !== undefined && !known.includes(given) ? [given] : [])].map((value) => ({
      value,
      label: codeText(field, value),
    }))
  }
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const read = (field: CodeField) => {
      const value = said.get(field)
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    onChange({
      abnormalType: read('abnormalType'),
      detectType: read('detectType'),
      actionStatus: read('actionStatus'),
    })
  }
  return (
    <form onSubmit={apply} aria-label={t('abnormal.codes')}>
      <Flex gap="3" align="flex-end" wrap="wrap">
        <SimpleGrid
          columns={{ base: 1, md: 3 }}
          gap="2"
          flex={{ base: '1 0 100%', md: '1' }}
          minWidth="0"
          maxWidth="form"
        >
          {codeFields.map((field) => (
            <Select
              key={`${field}-${codes[field] ?? ''}`}
              name={field}
              label={t(`abnormal.field.${field}`)}
              placeholder={t('abnormal.anyCode')}
              options={optionsOf(field)}
              defaultValue={codes[field] ?? ''}
            />
          ))}
        </SimpleGrid>
        <Button type="submit" variant="outline">
          {t('abnormal.filterCodes')}
        </Button>
      </Flex>
    </form>
  )
}
