import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { isAccentReadable } from '#domain/brand/accent.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { typedLine, typedText } from '#domain/typed/typed-text.ts'
import type { BrandKeeper } from '#server/brand/brand-store.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

const MAX_LOGO_BYTES = 65_536

export type BrandDeps = {
  clock: Clock
  brand: BrandKeeper
  /**
   * Returns the kind of a complete file and its cleaned content; throws for an unknown kind, or a file
   * with hidden content.
   */
  inspectFile(content: Buffer): Promise<{ contentType: string; content: Buffer }>
}

const lineOrNone = (text: string | null) => (text === null ? null : typedLine(text) || null)
const textOrNone = (text: string | null) => (text === null ? null : typedText(text) || null)

/** The operations on the brand of the portal. */
export function brandOperations({
  clock,
  brand,
  inspectFile,
}: BrandDeps): Pick<OperationsTagged<'site', Caller>, 'getBrand' | 'saveBrand'> {
  /**
   * Returns a logo without the metadata of cameras and programs. Throws `logo.unreadable`, also for a vector image,
   * which may contain a script.
   */
  async function cleanedLogo(logo: string): Promise<string> {
    const file = Buffer.from(logo, 'base64')
    if (file.length > MAX_LOGO_BYTES) throw problemNamed('logo.unreadable')
    const { contentType, content } = await inspectFile(file).catch(() => {
      throw problemNamed('logo.unreadable')
    })
    if (!contentType.startsWith('image/')) throw problemNamed('logo.unreadable')
    return content.toString('base64')
  }

  async function brandView(): Promise<Schema<'Brand'>> {
    await brand.refresh()
    const { byId: _, changedAt, ...current } = brand.current()
    return { ...current, changedAt: changedAt && toWireTime(changedAt), byName: await brand.byName() }
  }

  return {
    getBrand: brandView,

    async saveBrand({ version, brandName, latinName, senderName, accentColor, ...input }, caller) {
      if (accentColor !== null && !isAccentReadable(accentColor)) throw problemNamed('brand.faint')
      const name = typedLine(brandName)
      if (name === '') throw problemNamed('request.invalid')
      await brand.refresh()
      const currentBrand = brand.current()
      const logo =
        input.logo === null || input.logo === currentBrand.logo ? input.logo : await cleanedLogo(input.logo)
      if (version !== currentBrand.version) throw problemNamed('brand.changed')
      const saved = await brand.save({
        version: version + 1,
        brandName: name,
        latinName: lineOrNone(latinName),
        senderName: lineOrNone(senderName),
        supportHours: lineOrNone(input.supportHours),
        legalFooter: textOrNone(input.legalFooter),
        accentColor,
        logo,
        changedAt: clock.now(),
        byId: memberOf(caller).memberId,
      })
      if (!saved) throw problemNamed('brand.changed')
      return brandView()
    },
  }
}
