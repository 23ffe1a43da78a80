import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { KIB } from '#domain/bytes.ts'
import { MAX_UPLOAD_BYTES } from '#domain/upload/rules.ts'

const FIELDS = 5
const FIELD_BYTES = 200
// The bytes allowed for the boundaries and the other fields of the form.
const FORM_OVERHEAD_BYTES = 8 * KIB

/** The maximum size of a form with one file. */
export const formBodyLimit = MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES

/** Whether an operation takes a form with a file instead of JSON. */
export const isForm = (id: OperationId): boolean => 'form' in operationTable[id]

/** Whether a request is for an operation that takes a form. */
export function isUpload({ routeOptions }: FastifyRequest): boolean {
  const { operationId } = routeOptions.config
  return operationId !== undefined && isForm(operationId)
}

const formType = /^multipart\/form-data\s*;\s*boundary=/i

/** Whether a content type is a form with files. */
export const isFormType = (contentType: string | undefined) => formType.test(contentType ?? '')

/** Reads forms with one file (RFC 7578); only operations with a form accept such a body. */
export function acceptForms(app: FastifyInstance): void {
  void app.register(fastifyMultipart, {
    limits: {
      files: 1,
      fileSize: MAX_UPLOAD_BYTES,
      fields: FIELDS,
      fieldSize: FIELD_BYTES,
      parts: FIELDS + 1,
      headerPairs: 20,
    },
  })
}

/**
 * Reads the parts of a form: texts, and the file with its original name. Refuses with `upload.tooLarge`, with
 * `upload.damaged` for a body that was cut off, and with `request.invalid` for any other invalid body.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, string | File>> {
  const form: Record<string, string | File> = {}
  try {
    for await (const part of request.parts()) {
      if (part.fieldname in form || (part.type === 'field' && part.valueTruncated))
        throw problemNamed('request.invalid')
      if (part.type === 'field') form[part.fieldname] = String(part.value)
      else form[part.fieldname] = new File([new Uint8Array(await part.toBuffer())], part.filename ?? '')
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return form
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return problemNamed('upload.tooLarge')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return problemNamed('request.invalid')
  return problemNamed('upload.damaged')
}
