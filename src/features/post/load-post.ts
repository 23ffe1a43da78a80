import { notFound } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { uuid } from '#src/components/address/search-values.ts'
import { i18n } from '#src/i18n/i18n.ts'

/** Loads the post of an address; throws the router's "not found" if there is no public post at it. */
export async function loadPost(
  id: string,
  get: (id: string) => Promise<Schema<'Post'>>,
): Promise<Schema<'Post'>> {
  if (!uuid.test(id)) throw notFound()
  try {
    return await get(id)
  } catch (error) {
    throw error instanceof Problem && error.is('post.missing') ? notFound() : error
  }
}

/** Returns the metadata of a post's page, or of the page for a missing post. */
export function postMeta(post: Schema<'Post'> | undefined) {
  if (!post) return [{ title: i18n.t('post:missing.documentTitle') }, { name: 'robots', content: 'noindex' }]
  return [
    { title: i18n.t('post:detail.documentTitle', { title: post.title }) },
    { name: 'description', content: post.summary },
  ]
}
