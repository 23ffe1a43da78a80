import { chakra } from '@chakra-ui/react'
import '#src/i18n/areas/home.ts'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

type Row = { name: 'ledger' | 'source' | 'payroll'; tone: BadgeTone; spent: string; color: string }

const rows: Row[] = [
  { name: 'ledger', tone: 'success', spent: '35%', color: 'success.fg' },
  { name: 'source', tone: 'warning', spent: '85%', color: 'warning.fg' },
  { name: 'payroll', tone: 'neutral', spent: '100%', color: 'border.control' },
]

/** What the product looks like, in small: access permissions and how much of their term has passed. */
export function HomePicture() {
  const { t } = useTranslation('home')
  return (
    <chakra.div
      aria-hidden="true"
      bg="bg.panel"
      rounded="lg"
      shadow="card"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      p="6"
    >
      <chakra.p fontWeight="bold" mb="4">
        {t('picture.title')}
      </chakra.p>
      <chakra.div display="grid" gap="5">
        {rows.map(({ name, tone, spent, color }) => (
          <div key={name}>
            <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="2">
              <chakra.span fontWeight="medium">{t(`picture.${name}`)}</chakra.span>
              <Badge tone={tone}>{t(`picture.${name}State`)}</Badge>
            </chakra.div>
            <chakra.div height="2" rounded="full" bg="bg.muted" overflow="hidden">
              <chakra.div height="full" rounded="full" bg={color} width={spent} />
            </chakra.div>
          </div>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
