import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MAX_UPLOADS } from '#domain/upload/rules.ts'
import { newId } from '#src/browser/new-id.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { postEditingMachine } from '#src/machines/post-editing/post-editing.machine.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { areAllUploaded, fileIdsOf } from '#src/machines/upload/upload-context.ts'
import { toaster } from '#src/ui/toaster.ts'
import { draftOf, fieldsOf, mistakesOf, type PostFields } from './post-fields.ts'

type AdminPost = Schema<'AdminPost'>
type Props = { board: Schema<'Board'>; post: AdminPost | undefined }

const storedNames = ['announcementType', 'title', 'body', 'pinned', 'when', 'at'] as const
const savedTexts = {
  DRAFT: 'editor.savedDraft',
  PLANNED: 'editor.savedPlanned',
  PUBLISHED: 'editor.savedPublished',
} as const
const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

/** Returns the state of the post editor: its machine, the typed values, and the functions that change them. */
export function usePostEditor({ board, post }: Props) {
  const { t } = useAdminTexts()
  const navigate = useNavigate()
  const { snapshot, send, flow } = useFlow(postEditingMachine, { input: { board, post, newKey: newId } })
  const uploads = useFlow(uploadMachine, { input: { purpose: 'post', most: MAX_UPLOADS } })
  const { send: sendUpload } = uploads
  const { post: base, problem } = snapshot.context
  const [fields, setFields] = useState(() => fieldsOf(post))
  const [takenAway, setTakenAway] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const attachmentsLeft = (base?.attachments ?? []).filter(({ url }) => !takenAway.includes(url))
  const { items } = uploads.snapshot.context

  // The draft belongs to the version that was edited. If it were sent with a later version, it would overwrite a
  // colleague's changes.
  const [draft] = useState(() =>
    drafts.of<PostFields>(post ? `post:${post.postId}:${post.version}` : `post:${board}`, {
      stored: storedNames,
    }),
  )
  const isDirty = !isSame(fields, fieldsOf(base)) || takenAway.length > 0 || items.length > 0
  const form = useDirtyForm(isDirty, { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, fields, form, (found) => setFields((now) => ({ ...now, ...found })))

  const startFrom = useRef((saved: AdminPost) => {
    setFields(fieldsOf(saved))
    setTakenAway([])
    setTried(false)
    sendUpload({ type: 'files.sent' })
  })
  useEffect(() => {
    const toList = () => void navigate({ to: '/admin/notice', search: { board } })
    const saved = flow.on('post.saved', ({ post: written }) => {
      form.settle()
      startFrom.current(written)
      toaster.show({ message: t(savedTexts[written.postState]), severity: 'success' })
      if (written.postState !== 'DRAFT') toList()
      else if (!post)
        void navigate({ to: '/admin/notice/edit', search: { postId: written.postId }, replace: true })
    })
    const replacedListener = flow.on('post.replaced', ({ post: saved }) => {
      form.settle()
      startFrom.current(saved)
    })
    const removedListener = flow.on('post.removed', () => {
      form.settle()
      toaster.show({ message: t('editor.removed') })
      toList()
    })
    return () => [saved, replacedListener, removedListener].forEach((listener) => listener.unsubscribe())
  }, [flow, form, navigate, board, post, t])

  // A file that the server no longer knows is uploaded again.
  useEffect(() => {
    if (problem?.is('upload.missing')) sendUpload({ type: 'files.lost', problem })
  }, [problem, sendUpload])

  const mistakes = tried ? mistakesOf(fields) : {}
  const filesWait = tried && !areAllUploaded(uploads.snapshot.context)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { at, ...wrong } = mistakesOf(fields)
    // The first invalid field in the order of the screen.
    const [first] = [
      ...Object.keys(wrong),
      ...(areAllUploaded(uploads.snapshot.context) ? [] : ['files']),
      ...(at ? ['at'] : []),
    ]
    if (first) return void focusOn(`post-${first}`)
    const files = {
      keptFiles: attachmentsLeft.map(({ url }) => url),
      fileIds: fileIdsOf(uploads.snapshot.context),
    }
    send({ type: 'draft.submitted', draft: draftOf(fields, base, files) })
  }
  const change = (part: Partial<PostFields>) => setFields((now) => ({ ...now, ...part }))

  return {
    snapshot,
    send,
    fields,
    change,
    mistakes,
    filesWait,
    submit,
    base,
    attachmentsLeft,
    takenAway,
    setTakenAway,
    uploads,
    busy: snapshot.hasTag('busy'),
  }
}

export type PostEditor = ReturnType<typeof usePostEditor>

const isSame = (one: PostFields, other: PostFields) => storedNames.every((name) => one[name] === other[name])
