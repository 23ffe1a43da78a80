import { useEffect, useRef } from 'react'
import { useFlow } from '#src/components/flow/use-flow.ts'
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import type { DocumentKind, DocumentUpload } from './subscription-flow-context.ts'

const input = { purpose: 'subscription', most: 1 } as const

/** One document of the request: reports its file after the upload, and its removal. */
export function useDocument(
  kind: DocumentKind,
  {
    documents,
    isAway,
    onChange,
  }: {
    documents: RequestContext['documents']
    isAway: boolean
    onChange: (documents: RequestContext['documents']) => void
  },
): DocumentUpload {
  const { snapshot, send } = useFlow(uploadMachine, { input })
  const { items } = snapshot.context
  const uploadedFile = items[0]?.uploaded
  const lastFileId = useRef<string>(undefined)
  useEffect(() => {
    if (isAway) send({ type: 'files.sent' })
  }, [isAway, send])
  useEffect(() => {
    if (isAway) return void (lastFileId.current = undefined)
    const currentFileId = documents[kind]?.fileId
    if (uploadedFile && uploadedFile.fileId !== lastFileId.current) {
      lastFileId.current = uploadedFile.fileId
      onChange({ ...documents, [kind]: uploadedFile })
    } else if (items.length === 0 && currentFileId !== undefined && currentFileId === lastFileId.current) {
      onChange({ ...documents, [kind]: null })
    }
  }, [kind, documents, isAway, items, uploadedFile, onChange])
  return { context: snapshot.context, send, busy: snapshot.hasTag('busy') }
}
