import { AppletAuthorization, type AppletAuthorizationProps } from '@ebkit/widgets/applet-authorization'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const

/** `<eb-applet-authorization>`: authorises and registers a mini-program on the platform's pages. */
export const appletAuthorization = defineElement<AppletAuthorizationProps>({
  tag: 'eb-applet-authorization',
  component: AppletAuthorization,
  connection: widgetConnection,
  properties: {
    platformType: { type: 'string', default: 'wechat' },
    appId: text,
    appletAppId: text,
    brandId: text,
    authorizationUrl: text,
    registrationUrl: text,
    tutorialUrl: text,
  },
  events: { 'eb-change': { prop: 'onChange', kind: 'action' } },
  methods: ['reload', 'focus'],
})

/** Texts of its reference page. */
export const appletAuthorizationReference: ElementReference = {
  summary: 'Authorises and registers a mini-program on the platform’s pages, and follows what comes of it.',
  parts: {
    permissions: 'The list of permissions.',
    reason: 'The line that names what is missing.',
    button: 'The button 授权快速注册小程序, 重新授权 or 立即开通.',
    progress: 'What is being waited for.',
    resume: 'The button 继续检查, when checking has stopped.',
    success: 'The message that the mini-program is registered.',
    tutorial: 'The link to the registration tutorial.',
  },
  keyboard: { 'Enter, Space': 'On a button: presses it.' },
}
