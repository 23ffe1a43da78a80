import { useState } from 'react'
import type {
  InquiryAbout,
  InquiryFields,
} from '#src/machines/inquiry-submission/inquiry-submission-context.ts'

/** The values that the link to the form presets. */
export type InquiryPreset = {
  inquiryType?: InquiryFields['inquiryType'] | undefined
  about?: InquiryAbout | undefined
  /** Whether the link named an object that the member may not see, or that could not be loaded. */
  isAboutMissing?: boolean
}
export type FormAbout = ReturnType<typeof useAbout>

/** The fields in which a draft stores the object that the inquiry is about; empty if there is none. */
export type AboutDraft = { aboutKind: InquiryAbout['aboutKind'] | ''; aboutId: string; aboutName: string }

/** Returns the fields of a draft for the object that an inquiry is about. */
export const draftOfAbout = (about: InquiryAbout | undefined): AboutDraft =>
  about ?? { aboutKind: '', aboutId: '', aboutName: '' }

/**
 * Returns the object that a member's inquiry is about: the preset of the link, unless a draft with text is
 * restored. A restored draft retains its own object, and the preset is offered.
 */
export function useAbout(
  { about: preset, isAboutMissing = false }: InquiryPreset,
  {
    fields,
    isMember,
    change,
  }: {
    fields: InquiryFields
    isMember: boolean
    change: (changes: Partial<InquiryFields>) => void
  },
) {
  const [offered, setOffered] = useState<InquiryAbout>()
  return {
    /** The object that is sent with the inquiry; none for a visitor. */
    shown: isMember ? fields.about : undefined,
    offered: isMember ? offered : undefined,
    isMissing: isMember && isAboutMissing,
    isChanged: fields.about?.aboutId !== preset?.aboutId,
    remove: () => change({ about: undefined }),
    accept: () => {
      change({ about: offered })
      setOffered(undefined)
    },
    /** Returns the changes of the form for a restored draft. */
    restore({ aboutKind, aboutId = '', aboutName = '', ...found }: Partial<AboutDraft & InquiryFields>) {
      if (!found.subject && !found.body) return found
      const about = aboutKind ? { aboutKind, aboutId, aboutName } : undefined
      if (preset && preset.aboutId !== aboutId) setOffered(preset)
      return { ...found, about }
    },
  }
}
