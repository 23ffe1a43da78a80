import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_UPLOADS } from '#domain/upload/rules.ts'
import { newId } from '#src/browser/new-id.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { drafts } from '#src/forms/drafts.ts'
import { FormMistakes } from '#src/forms/form-mistakes.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { areAllUploaded, fileIdsOf } from '#src/machines/upload/upload-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useInquiryTexts } from '../texts.ts'
import { AboutFields } from './AboutFields.tsx'
import { Consent } from './Consent.tsx'
import { completeInquiryOf, fieldOrder, mistakesIn, type TypedField } from './inquiry-mistakes.ts'
import { createStoredKey } from './stored-key.ts'
import { type AboutDraft, draftOfAbout, type InquiryPreset, useAbout } from './use-about.ts'
import { useMemberFields } from './use-member-fields.ts'
import { WriterFields } from './WriterFields.tsx'

const emptyFields: InquiryFields = {
  inquiryType: '',
  name: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  subject: '',
  body: '',
  agreed: false,
}
/**
 * The idempotency key is stored with the draft: after a reload it is unknown whether the earlier submission had
 * arrived, so both must have the same key.
 */
type InquiryDraft = Omit<InquiryFields, 'about'> & AboutDraft & { idempotencyKey: string }
const draft = drafts.of<InquiryDraft>('inquiry', {
  stored: ['inquiryType', 'subject', 'body', 'idempotencyKey', 'aboutKind', 'aboutId', 'aboutName'],
  remembered: ['name', 'email', 'phoneNumber', 'companyName'],
})
const FILES_ID = 'inquiry-files'

/** Writes an inquiry. Typed text and uploads survive a lost network, a refusal and an expired session. */
export function WriteInquiry({ preset: given }: { preset: InquiryPreset }) {
  const { t } = useInquiryTexts()
  const { t: ofName } = usePersonNameTexts()
  const navigate = useNavigate()
  // A later answer of the loader does not change a form that is open.
  const [preset] = useState(given)
  const [storedKey] = useState(() => createStoredKey(newId))
  const { snapshot, send, flow } = useFlow(inquirySubmissionMachine, {
    input: {
      fields: { ...emptyFields, inquiryType: preset.inquiryType ?? '', about: preset.about },
      newKey: storedKey.take,
    },
  })
  useFlowVisit('inquiry', flow)
  const { snapshot: upload, send: sendUpload } = useFlow(uploadMachine, {
    input: { purpose: 'inquiry', most: MAX_UPLOADS },
  })
  const { fields, problem, idempotencyKey = storedKey.now() ?? '' } = snapshot.context
  const [tried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const resident = useResidentFree<TypedField>()
  const mistakes = tried ? mistakesIn(t, ofName, fields) : {}
  const isLocked = snapshot.hasTag('busy')
  const [allUploaded, uploading] = [areAllUploaded(upload.context), upload.hasTag('busy')]

  const change = (changes: Partial<InquiryFields>) => send({ type: 'fields.changed', changes })
  const type = (name: TypedField, text: string) => change({ [name]: resident.clean(name, text) })
  const member = useMemberFields(fields, change)
  const about = useAbout(preset, { fields, isMember: member.isKnown, change })
  const isDirty =
    fields.inquiryType !== (preset.inquiryType ?? '') ||
    about.isChanged ||
    fields.subject !== '' ||
    fields.body !== '' ||
    member.changed ||
    upload.context.items.length > 0
  const form = useDirtyForm(isDirty && !snapshot.matches('sent'), { onSettle: draft.clear })
  // The draft of a visitor who leaves for the login is restored when they return.
  useLeaveQuestion(form, { within: (path) => path.startsWith('/auth/login') })
  // Fields that the draft does not contain are not changed, such as a member's own data.
  const { about: _, ...draftFields } = { ...fields, ...draftOfAbout(fields.about), idempotencyKey }
  useDraft(draft, draftFields, form, ({ idempotencyKey: foundKey, ...found }) => {
    if (foundKey) storedKey.keep(foundKey)
    change(about.restore(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))))
  })

  useEffect(() => {
    const writtenListener = flow.on('inquiry.written', ({ receipt: { inquiryNo }, earlier }) => {
      form.settle()
      void navigate({
        to: '/inquiry/done',
        search: { inquiryNo, ...(earlier && { earlier }) },
        replace: true,
      })
    })
    const lostListener = flow.on('files.lost', (fact) => sendUpload(fact))
    return () => {
      writtenListener.unsubscribe()
      lostListener.unsubscribe()
    }
  }, [flow, form, navigate, sendUpload])

  const isWaiting = snapshot.matches('waitingForFiles')
  useEffect(() => {
    if (!isWaiting || uploading) return
    if (allUploaded) send({ type: 'files.uploaded', fileIds: fileIdsOf(upload.context) })
    else send({ type: 'waiting.left' })
  }, [isWaiting, uploading, allUploaded, upload.context, send])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLocked) return
    setTried(true)
    resident.forget()
    const fieldErrors = mistakesIn(t, ofName, fields)
    const firstInvalid = fieldOrder.find((name) => fieldErrors[name])
    // The files are between the text and the writer's fields.
    const filesFirst =
      !allUploaded &&
      !uploading &&
      (firstInvalid === undefined || fieldOrder.indexOf(firstInvalid) > fieldOrder.indexOf('body'))
    if (filesFirst) return document.getElementById(FILES_ID)?.focus()
    if (firstInvalid) return document.getElementById(`inquiry-${firstInvalid}`)?.focus()
    send({
      type: 'inquiry.submitted',
      order: completeInquiryOf({ ...fields, about: about.shown }),
      fileIds: uploading ? undefined : fileIdsOf(upload.context),
      asMember: member.isKnown,
    })
  }

  const formParts = { fields, mistakes, locked: isLocked, type, change, isResidentIn: resident.isFoundIn }
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="8">
          <ScreenHead title={t('write.title')} lead={t('write.lead')} />
          {tried && <FormMistakes form={element} />}
          <AboutFields
            {...formParts}
            about={about}
            upload={{
              id: FILES_ID,
              context: upload.context,
              send: sendUpload,
              error: tried && !uploading && !allUploaded && t('mistake.files'),
              locked: isLocked,
            }}
          />
          <WriterFields {...formParts} isMember={member.isKnown} />
          <Consent {...formParts} />
          {snapshot.matches('unsure') ? (
            <Notice status="warning" role="alert" title={t('write.unsureTitle')}>
              {t('write.unsureText')}
            </Notice>
          ) : (
            <ProblemNotice problem={problem}>
              {problem?.is('inquiry.aboutMissing') && about.shown && (
                <Button
                  variant="outline"
                  size="sm"
                  minHeight="touch"
                  disabled={isLocked}
                  onClick={about.remove}
                >
                  {t('write.removeAbout')}
                </Button>
              )}
              {problem?.is('session.missing', 'session.expired') && (
                <TextLink asChild standalone>
                  <Link to="/auth/login" search={{ returnTo: '/inquiry/write' }}>
                    {t('write.logInAgain')}
                  </Link>
                </TextLink>
              )}
            </ProblemNotice>
          )}
          {isWaiting && (
            <Notice
              role="status"
              action={
                <Button
                  variant="outline"
                  size="sm"
                  minHeight="touch"
                  onClick={() => send({ type: 'waiting.left' })}
                >
                  {t('write.waitingLeave')}
                </Button>
              }
            >
              {t('write.waiting')}
            </Notice>
          )}
        </Stack>
        <BottomActions>
          <Button type="submit" size="lg" loading={isLocked}>
            {t(snapshot.matches('unsure') ? 'write.submitAgain' : 'write.submit')}
          </Button>
        </BottomActions>
      </form>
    </Card>
  )
}
