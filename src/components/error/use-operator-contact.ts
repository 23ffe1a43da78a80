import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'

type Contact = Pick<Schema<'Operator'>, 'supportPhone' | 'supportMail'>

/**
 * Returns the phone number and mail address of the operator; undefined if they are not loaded. They are read from the
 * router, since the error may be that of the root route, whose own hook throws then.
 */
export const useOperatorContact = (): Contact | undefined =>
  useRouter().state.matches[0]?.loaderData as Contact | undefined
