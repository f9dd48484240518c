/** Reasons why a role may not do something that its permission allows. */
export const limits = {
  refund: {
    zh: '你的角色一次最多可退 ¥{limit}，更多的找管理员退',
    en: 'Your role may refund at most ¥{limit} at once; ask an administrator for more',
  },
}
