/** Messages to the page's developer, shown only in the browser's console. By code of a finding. */
export const diagnosisTexts = {
  zh: {
    'origin-unlisted':
      '网关 {gateway} 没有允许这个网页：请品牌管理员在后台“开发者”页面的“网页来源”里加上 {origin}',
    'gateway-wrong':
      '{gateway} 上没有网关：检查 script 标签的 data-gateway（默认是脚本自己的来源），以及页面 CSP 的 connect-src',
    'token-missing':
      '网页 {origin} 和网关 {gateway} 来源不同，cookie 不会带过去：给 script 标签加 data-token-url，或者用 EB.configure({ token })',
    'tag-unknown': '没有 <{tag}> 这个标签，是不是 <{nearest}>？',
    'hotel-unknown':
      '账号 {account} 没有门店 {hotelId}：检查 data-hotel-id、hotel-id 属性或者 EB.configure({ hotelId })，也要和取令牌时的门店一致',
    'token-refused':
      '网关 {gateway} 接连拒绝了这个网页的两个令牌：它们过期了，或者来自别的网关。每次要令牌，都用 POST {gateway}/api/embed-token 换一个新的',
    'hue-invalid': '--eb-brand 的值无效：{value}，应该是色相的角度，例如 268（0 到 360，没有单位）',
    'theme-invalid': 'data-theme="{value}" 不起作用：只认小写的 dark 和 light',
    'storage-blocked': '浏览器不让这个网页保存数据：草稿和设置在刷新后会丢失',
    offline: '网络断开了：连上以后会自动重试',
  },
  en: {
    'origin-unlisted':
      'The gateway {gateway} does not allow this page: an administrator of the brand adds {origin} under “Origins of pages” on the page “Developers” of the console',
    'gateway-wrong':
      'There is no gateway at {gateway}: check data-gateway on the script tag (default: the origin of the script), and connect-src of the page’s CSP',
    'token-missing':
      'The page {origin} and the gateway {gateway} have different origins, so cookies do not travel: add data-token-url to the script tag, or call EB.configure({ token })',
    'tag-unknown': 'There is no <{tag}>: do you mean <{nearest}>?',
    'hotel-unknown':
      'The account {account} has no hotel {hotelId}: check data-hotel-id, the attribute hotel-id, or EB.configure({ hotelId }); a token is for the hotel that it was asked for',
    'token-refused':
      'The gateway {gateway} refused two tokens of this page in a row: they have ended, or come from another gateway. Answer every request for a token with a new one from POST {gateway}/api/embed-token',
    'hue-invalid':
      'Invalid --eb-brand: {value}. It is a hue in degrees, such as 268 (0 to 360, without a unit)',
    'theme-invalid': 'data-theme="{value}" does nothing: write dark or light in small letters',
    'storage-blocked': 'The browser keeps no data for this page: drafts and settings are lost on reload',
    offline: 'The network is gone: everything is tried again when it is back',
  },
} as const

type TextName = keyof typeof diagnosisTexts.zh

/** A hue is reported with the code of themes, a refused token with that of tokens. */
export type FindingCode = Exclude<TextName, 'hue-invalid' | 'token-refused'>

/** The message of a finding. */
export function diagnosisText(code: TextName, locale: string, params: Record<string, string> = {}): string {
  const texts: Record<TextName, string> = locale === 'zh' ? diagnosisTexts.zh : diagnosisTexts.en
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}
