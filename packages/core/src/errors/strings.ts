import { defineStrings } from '../locale/translator'

/** One text for each code of `ServiceError`, and one for all other errors. */
export const errorStrings = defineStrings('errors', {
  zh: {
    http: 'ERROR : {status}',
    network: '连不上服务器，检查网络后重试',
    offline: '网络断开了，连上后再试',
    timeout: '网络超时，稍后重试',
    refused: '服务端返回异常',
    malformed: '服务端返回异常',
    'session-ended': '登录已过期，重新登录',
    'token-failed': '没能确认你的身份，刷新页面再试',
    'hotel-mismatch': '这是另一家酒店的内容，切换回去再保存',
    // {key} is the name of the setting, for the page's developer.
    'not-configured': '页面没有配置好：{key}',
    aborted: '已取消',
    'chunk-failed': '页面的一部分没加载出来，检查网络后重试',
    unknown: '出错了，稍后重试',
  },
  en: {
    http: 'ERROR : {status}',
    network: 'Cannot reach the server. Check the network and try again',
    offline: 'Offline. Try again later',
    timeout: 'Timed out. Try again later',
    refused: 'The server returned an error',
    malformed: 'The server returned an error',
    'session-ended': 'Session ended. Sign in again',
    'token-failed': 'Could not verify you. Reload',
    'hotel-mismatch': 'From another hotel. Switch back to save',
    'not-configured': 'Page not set up: {key}',
    aborted: 'Cancelled',
    'chunk-failed': 'Cannot load a part. Check the network and try again',
    unknown: 'Something failed. Try again later',
  },
})

/** The text after `ERROR : {status}`: what happened, what to do, and the request id in the gateway's log. */
export const httpStrings = defineStrings('errors', {
  zh: {
    forbidden: '{error}，你没有这项权限，请管理员开通',
    missing: '{error}，内容可能已被删除，刷新后再看',
    conflict: '{error}，内容刚刚变过，刷新后再试',
    tooLarge: '{error}，内容太大，减少一些再试',
    busy: '{error}，服务器正忙，等一会儿再试',
    full: '{error}，服务器存储空间满了，请联系管理员',
    failed: '{error}，服务器出错了，稍后再试',
    rejected: '{error}，没有成功，刷新页面后再试',
    request: '{text}（请求编号 {requestId}）',
  },
  en: {
    forbidden: '{error}. You have no permission for this. Ask your administrator',
    missing: '{error}. It may have been deleted. Reload and look again',
    conflict: '{error}. It has just been changed. Reload and try again',
    tooLarge: '{error}. It is too large. Make it smaller and try again',
    busy: '{error}. The server is busy. Try again in a while',
    full: '{error}. The server has no room left. Tell your administrator',
    failed: '{error}. The server failed. Try again later',
    rejected: '{error}. It did not work. Reload and try again',
    request: '{text} (request {requestId})',
  },
})
