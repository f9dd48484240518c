import { Button, Card, ConfigProvider, Form, Input, locales, message, Select, Space } from 'antd'
import { Field } from './Field'

const isEnglish = document.documentElement.lang === 'en'
const t = (zh, en) => (isEnglish ? en : zh)
const last = { kind: 'percent', amount: '50', valid: '2026-12-01 至 2026-12-31', onSale: '0' }
const kinds = [
  { value: 'amount', label: t('满减', 'Money off') },
  { value: 'percent', label: t('折扣', 'Percentage off') },
]
const needed = [{ required: true }]

async function save(coupon) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(location.pathname, { method: 'POST', headers, body: JSON.stringify(coupon) })
  const { received } = await reply.json()
  message.success(t(`已保存，共 ${received.length} 项`, `Saved: ${received.length} entries`))
}

export function App() {
  const [form] = Form.useForm()
  return (
    <ConfigProvider locale={isEnglish ? locales.en_US : locales.zh_CN}>
      <Card title={t('新建优惠券', 'New coupon')}>
        <Form
          form={form}
          labelCol={{ span: 4 }}
          wrapperCol={{ span: 16 }}
          initialValues={{ kind: 'amount', onSale: '1' }}
          onFinish={save}
        >
          <Form.Item name="name" label={t('名称', 'Name')} rules={needed}>
            <Input maxLength={20} />
          </Form.Item>
          <Form.Item name="kind" label={t('类型', 'Kind')}>
            <Select options={kinds} />
          </Form.Item>
          <Form.Item name="amount" label={t('面额（元）', 'Worth (¥)')} rules={needed}>
            <Field tag="eb-number-input" min="1" max="999" />
          </Form.Item>
          <Form.Item name="valid" label={t('有效期', 'Valid')} rules={needed}>
            <Field tag="eb-date-range" max-days="90" />
          </Form.Item>
          <Form.Item name="products" label={t('适用商品', 'Products')}>
            <Field tag="eb-product-picker" max="20" tabs='["default","29"]' />
          </Form.Item>
          <Form.Item name="onSale" label={t('上架', 'On sale')}>
            <Field tag="eb-switch" />
          </Form.Item>
          <Form.Item wrapperCol={{ offset: 4 }}>
            <Space>
              <Button type="primary" htmlType="submit">
                {t('保存', 'Save')}
              </Button>
              <Button onClick={() => form.setFieldsValue(last)}>{t('沿用上一张', 'As the last one')}</Button>
            </Space>
          </Form.Item>
        </Form>
      </Card>
      <p className="languages">
        <Button type="link" href="?lang=zh">
          中文
        </Button>
        <Button type="link" href="?lang=en">
          English
        </Button>
      </p>
    </ConfigProvider>
  )
}
