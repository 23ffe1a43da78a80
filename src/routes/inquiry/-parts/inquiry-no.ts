/** The number of an inquiry out of what someone typed or pasted, however they wrote it; undefined where it is none. */
export function readInquiryNo(typed: string): string | undefined {
  const [, year, count] =
    /^Q?(\d{4})-?(\d{6})$/.exec(typed.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '')) ?? []
  return year && count ? `Q${year}-${count}` : undefined
}
