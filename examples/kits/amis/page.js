;(() => {
  const { createElement, useEffect, useRef } = amisRequire('react')
  const { FormItem } = amisRequire('amis')
  const isEnglish = document.documentElement.lang === 'en'
  const t = (zh, en) => (isEnglish ? en : zh)

  // One custom item for every field of ours: { type: 'eb-field', tag: 'eb-date-range', attributes: { … } }
  FormItem({ type: 'eb-field' })(({ id, tag, attributes, value, disabled, onChange }) => {
    const field = useRef(null)
    useEffect(() => {
      field.current.value = value ?? ''
    }, [value])
    useEffect(() => {
      const element = field.current
      const tell = () => onChange(element.value)
      element.addEventListener('change', tell)
      return () => element.removeEventListener('change', tell)
    }, [onChange])
    return createElement(tag, { ref: field, id, disabled: disabled || undefined, ...attributes })
  })

  const field = (name, label, tag, attributes, rest) => ({
    type: 'eb-field',
    name,
    label,
    tag,
    attributes,
    ...rest,
  })
  const last = { kind: 'percent', amount: '50', valid: '2026-12-01 至 2026-12-31', onSale: '0' }

  const form = {
    type: 'form',
    id: 'coupon',
    title: t('新建优惠券', 'New coupon'),
    mode: 'horizontal',
    api: { method: 'post', url: location.pathname, messages: { success: t('已保存', 'Saved') } },
    body: [
      { type: 'input-text', name: 'name', label: t('名称', 'Name'), required: true, maxLength: 20 },
      {
        type: 'select',
        name: 'kind',
        label: t('类型', 'Kind'),
        value: 'amount',
        options: [
          { value: 'amount', label: t('满减', 'Money off') },
          { value: 'percent', label: t('折扣', 'Percentage off') },
        ],
      },
      field(
        'amount',
        t('面额（元）', 'Worth (¥)'),
        'eb-number-input',
        { min: 1, max: 999 },
        { required: true },
      ),
      field('valid', t('有效期', 'Valid'), 'eb-date-range', { 'max-days': 90 }, { required: true }),
      field('products', t('适用商品', 'Products'), 'eb-product-picker', {
        max: 20,
        tabs: '["default","29"]',
      }),
      field('onSale', t('上架', 'On sale'), 'eb-switch', {}, { value: '1' }),
    ],
    actions: [
      {
        type: 'button',
        label: t('沿用上一张', 'As the last one'),
        onEvent: {
          click: { actions: [{ actionType: 'setValue', componentId: 'coupon', args: { value: last } }] },
        },
      },
      { type: 'submit', level: 'primary', label: t('保存', 'Save') },
    ],
  }

  amisRequire('amis/embed').embed(
    '#app',
    {
      type: 'page',
      body: [
        form,
        { type: 'link', href: '?lang=zh', body: '中文', blank: false },
        ' · ',
        { type: 'link', href: '?lang=en', body: 'English', blank: false },
      ],
    },
    { locale: isEnglish ? 'en-US' : 'zh-CN' },
    { theme: 'cxd' },
  )
})()
