import type { BrowserContext } from '@playwright/test'
import { palette } from '../../src/ui/theme/palette.ts'
import { toImage } from './to-image.ts'

/** The preview card of a page for messengers; a line break in the title is preserved. */
export type Card = { name: 'home' | 'feature' | 'service' | 'plan'; title: string }

/** 1200 × 630, the size that messengers require. */
const SIZE = { width: 1200, height: 630 }

/** Creates the card of a page as JPEG: the brand, the title, and the product (PNG) in a window. */
export async function cardOf(context: BrowserContext, { title }: Card, product: Buffer): Promise<Buffer> {
  const page = await context.newPage()
  await page.setViewportSize(SIZE)
  await page.setContent(`<!doctype html><html lang="ko"><style>
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff; background: ${palette.blue[950]};
      font-family: "Apple SD Gothic Neo", "Pretendard", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif }
    .post { position: absolute; top: -10px; bottom: -10px; width: 44px; background: rgb(255 255 255 / .1) }
    .bolt { position: absolute; left: 460px; right: -10px; top: 500px; height: 20px; border-radius: 10px; background: ${palette.brass[400]} }
    .brand { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 16px; font-size: 40px; font-weight: 800 }
    h1 { position: absolute; left: 64px; top: 214px; font-size: 60px; line-height: 1.25; letter-spacing: -.02em; white-space: pre; font-weight: 800 }
    p { position: absolute; left: 64px; top: 400px; font-size: 28px; line-height: 1.5; color: ${palette.blue[100]}; white-space: pre }
    img { position: absolute; left: 620px; top: 96px; width: 820px; border-radius: 16px }
  </style><body>
    <i class="post" style="left: 660px"></i><i class="post" style="left: 1080px"></i><i class="bolt"></i>
    <div class="brand"><svg viewBox="0 0 32 32" width="64" height="64"><rect width="32" height="32" rx="9" fill="${palette.blue[600]}"/>
      <path d="M10 7.5v17h11.5v-17" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
      <path d="M10 16h17" stroke="${palette.brass[400]}" stroke-width="3.4" stroke-linecap="round"/></svg>빗장</div>
    <h1>${title}</h1><p>회사의 로그인과 접근 권한,\n구독과 청구를 한곳에서</p>
    <img src="data:image/png;base64,${product.toString('base64')}">
  </body></html>`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const card = await toImage(page, await page.screenshot(), {
    width: SIZE.width,
    type: 'image/jpeg',
    quality: 0.85,
  })
  await page.close()
  return card
}
