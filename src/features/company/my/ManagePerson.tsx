import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { type GivenRole, givenRoles } from '#domain/company/roles.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PersonActs } from './PersonActs.tsx'
import { RoleChecks } from './RoleChecks.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

const rolesMachine = submissionMachine('updateCompanyRoles')

type Props = {
  person: Schema<'CompanyPerson'>
  isOfferWaiting: boolean
  onClose: () => void
}

/** What an owner may do about one person: give roles, hand over the ownership, take them out of the company. */
export function ManagePerson({ person, isOfferWaiting, onClose }: Props) {
  const { t } = useCompanyTexts()
  const { memberId, name, email, deptName, roles, ownYn } = person
  const held = givenRoles.filter((role) => roles.includes(role))
  const [chosen, setChosen] = useState<GivenRole[]>()
  const wanted = chosen ?? held
  const isChanged = wanted.join() !== held.join()
  const form = useDirtyForm(isChanged, { worthAQuestion: false })
  const { problem, busy, submit } = useCompanyChange(rolesMachine, {
    done: () => t('manage.saved', { name }),
    onDone: () => {
      form.settle()
      onClose()
    },
    isOwn: ownYn === 'Y',
  })
  const formId = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) submit({ memberId, roles: wanted, seenRoles: roles })
  }
  const roleNames = held.map((role) => t(`role.${role}`)).join(', ') || t('noRole')
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('manage.title', { name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('close')}
          </Button>
          <Button type="submit" form={formId} loading={busy} aria-disabled={!isChanged}>
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
        <form id={formId} onSubmit={save} noValidate>
          <RoleChecks
            legend={t('manage.roles')}
            hint={roles.includes('OWNER') ? t('manage.owner') : undefined}
            roles={wanted}
            disabled={busy}
            onChange={setChosen}
          />
        </form>
        <PersonActs person={person} isOfferWaiting={isOfferWaiting} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
