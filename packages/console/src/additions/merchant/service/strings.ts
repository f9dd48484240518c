import { defineStrings } from '@ebkit/core/locale'

/** Texts of the preview of the online service. */
export const serviceStrings = defineStrings('console-online-service', {
  zh: {
    preview: '手机预览',
    off: '在线客服未开启，顾客看不到入口',
    served: '现在是服务时间，顾客看到欢迎语',
    unserved: '现在不是服务时间，顾客看到自动回复',
    shop: '商城首页',
    entry: '客服入口',
    test: '测试客服链接',
    noLink: '填写正确的客服链接后可以测试',
    noTest: '这种客服方式没有可以测试的链接',
  },
  en: {
    preview: 'Phone preview',
    off: 'The service is off: guests see no entry',
    served: 'These are service hours: guests see the welcome',
    unserved: 'Outside service hours: guests see the reply for that',
    shop: 'Shop',
    entry: 'Service',
    test: 'Test the service link',
    noLink: 'Enter a correct service link to test it',
    noTest: 'This kind of service has no link to test',
  },
})
