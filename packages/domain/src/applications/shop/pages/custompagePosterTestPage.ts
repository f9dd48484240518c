import type { Page } from '../../../pages/Page'

export const custompagePosterTestPage = {
  route: '/custompage/posterTest',
  kind: 'custom',
  title: { zh: '海报生成测试', en: 'Poster test' },
  resource: 'poster',
  component: 'PosterTest',
  widgets: ['eb-poster', 'eb-qr-code'],
  uses: ['eb-poster', 'eb-qr-code'],
  calls: ['POST cms-api/eb/poster/list', 'POST cms-api/eb/poster/detail'],
  behaviours: [
    '1. The left form holds the poster (chooser of the poster rows) or an element of the page, and the download parameters name, width, height, x, y with the defaults 100, 100, 0, 0 (W-POST-1, W-POST-2).',
    '2. The right side renders the poster with eb-poster on white at scale 1 (W-POST-2); changing a parameter shows a dashed frame of the part that will be downloaded.',
    '3. Download writes name.png (W-POST-3) with exactly width by height pixels, taken from x, y; the callback result (ok or error, file size, time in ms) is shown below.',
    '4. Without an element id or parameters the message 请设置id或者必要的入参 is shown and nothing is downloaded (W-POST-4).',
    '5. Sample data: employee, member and product can be chosen, so that bound elements (nickname, picture, price, QR code) show real values; the QR code is decoded in the browser and its address shown with a mark when it opens the expected page.',
    '6. Scale 1, 2 and 3 render side by side with their file sizes; a file above 2 MB warns that WeChat shares it compressed.',
    '7. Checks: images that cannot be loaded or block cross-origin use, fonts missing, elements outside the canvas, QR below 150 px; each names the element and links to the editor.',
    '8. Run all renders every PUBLISHED poster and lists result, time and problems, to be exported as CSV.',
  ],
} as const satisfies Page
