import { defineStrings } from '@ebkit/core/locale'

/** Texts of a new release. */
export const releaseStrings = defineStrings('console-release', {
  zh: {
    title: '有新版本',
    lead: '刷新要 2 秒，打开的页面和没保存的内容会留着。',
    later: '晚点',
    reload: '刷新',
  },
  en: {
    title: 'A new version is available',
    lead: 'Reloading takes 2 seconds; open pages and unsaved changes stay.',
    later: 'Later',
    reload: 'Reload',
  },
})
