import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

/** A new service, which has its own page after it is created. */
export function NewService() {
  const { t } = useAdminCatalogueTexts()
  const navigate = useNavigate()
  return (
    <Stack gap="6">
      <AdminTitle title={t('add')} lead={t('newLead')} />
      <ServiceForm
        onScheduled={(serviceCode) =>
          void navigate({ to: '/admin/catalogue/detail', search: { serviceCode }, replace: true })
        }
      />
    </Stack>
  )
}
