import { Stack } from '@chakra-ui/react'
import { useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { givenRoles } from '#domain/company/roles.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PersonActs } from './PersonActs.tsx'
import { RoleChecks } from './RoleChecks.tsx'
import { rolesIn } from './roles-in.ts'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const rolesMachine = submissionMachine('updateCompanyRoles')

type Props = {
  person: Schema<'CompanyPerson'>
  isOfferWaiting: boolean
  onClose: () => void
}

/** An owner's actions for a member: change roles, hand over the ownership, remove them from the company. */
export function ManagePerson({ person, isOfferWaiting, onClose }: Props) {
  const { t } = useCompanyTexts()
  const { memberId, name, email, deptName, roles, ownYn } = person
  const heldRoles = givenRoles.filter((role) => roles.includes(role))
  const form = useOperationForm(rolesMachine, {
    ...useCompanyChange({ onDone: onClose, isOwn: ownYn === 'Y' }),
    done: () => t('manage.saved', { name }),
    fields: { chosen: heldRoles.join() },
    input: ({ chosen }) =>
      chosen !== heldRoles.join() && { memberId, roles: rolesIn(chosen), seenRoles: roles },
    worthAQuestion: false,
  })
  const formId = useId()
  const { problem, busy } = form
  const roleNames = heldRoles.map((role) => t(`role.${role}`)).join(', ') || t('noRole')
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('manage.title', { name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy} aria-disabled={!form.isTyped}>
            {t('manage.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="muted" overflowWrap="anywhere">
          {deptName && `${deptName} · `}
          {email && <Breakable>{email}</Breakable>}
        </Text>
        <ProblemNotice problem={problem}>
          {problem?.is('companyPerson.changed') && <p>{t('manage.now', { roles: roleNames })}</p>}
        </ProblemNotice>
        <form id={formId} {...form.element}>
          <RoleChecks
            legend={t('manage.roles')}
            hint={roles.includes('OWNER') ? t('manage.owner') : undefined}
            roles={rolesIn(form.values.chosen)}
            disabled={busy}
            onChange={(chosen) => form.change({ chosen: chosen.join() })}
          />
        </form>
        <PersonActs person={person} isOfferWaiting={isOfferWaiting} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
