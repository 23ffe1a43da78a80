import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { InviteStaff } from './InviteStaff.tsx'
import { StaffTable } from './StaffTable.tsx'
import { useStaffTexts } from './texts.ts'

/** The staff and their open invitations. */
export function AdminStaff({ list, invitations }: Output<'listStaff'>) {
  const { t } = useStaffTexts()
  const [inviting, setInviting] = useState(false)
  return (
    <Stack gap="6">
      <Stack gap="3">
        <AdminTitle title={t('title')}>
          <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
        </AdminTitle>
        <StaffTable rows={list} />
      </Stack>
      <Stack as="section" gap="3">
        <Heading level={2} size="md">
          {t('invitations.title')}
        </Heading>
        {invitations.length === 0 ? (
          <EmptySection
            art="person"
            title={t('invitations.empty')}
            description={t('invitations.emptyText')}
          />
        ) : (
          <InvitationTable rows={invitations} />
        )}
      </Stack>
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
    </Stack>
  )
}
