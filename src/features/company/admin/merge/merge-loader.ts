import { redirect } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'

export type LoadedMerge = {
  preview: Schema<'CompanyMergePreview'>
  typed: string | undefined
  isWrong: boolean
}

/**
 * Loads a company, and the companies with the same business number or with a typed business number. An invalid
 * business number is not sent. Returns only the id if the viewer gave no reason today. If the company was already
 * merged, redirects to the page of the remaining company.
 */
export async function loadMerge(
  { api }: Pick<AppContext, 'api'>,
  companyId: string,
  typed: string | undefined,
  signal: AbortSignal,
): Promise<LoadedMerge | { unopenedId: string }> {
  const digits = typed === undefined ? undefined : digitsOf(typed)
  const isWrong = digits !== undefined && !isBusinessNumber(digits)
  const rnno = isWrong ? undefined : digits
  try {
    const preview = await requireFound(
      'adminCompany.missing',
      api.previewCompanyMerge({ companyId, ...(rnno && { rnno }) }, { signal }),
    )
    return { preview, typed, isWrong }
  } catch (error) {
    if (error instanceof Problem && error.is('adminCompany.unopened')) return { unopenedId: companyId }
    if (error instanceof Problem && error.is('adminCompany.merged'))
      throw redirect({ to: '/admin/company/detail', search: { companyId } })
    throw error
  }
}
