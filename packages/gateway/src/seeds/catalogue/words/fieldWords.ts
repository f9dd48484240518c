const list = (words: string): readonly string[] => words.split(' ')

/** Texts of fields by the end of their name; the first pattern that fits is used. */
export const fieldWords: readonly (readonly [name: RegExp, words: readonly string[]])[] = [
  [
    /^(remark|merchantRemark|note|buyerRemark|handleRemark|auditRemark|auditNote)$/i,
    list(
      '客人要求尽快安排 已电话确认 需要开具发票 老客户，优先处理 节假日提前预约 请放前台代收 与家人同行 靠窗安静的位置 已与客人沟通 按合同执行',
    ),
  ],
  [/cancelReason|closeReason/, list('行程变更 客人临时有事 重复下单 未按时支付 天气原因')],
  [
    /refundReason|^reason$|reasonText/,
    list('行程变更 买错了 天气原因 景区闭园 重复购买 客诉补偿 活动调整 设备检修'),
  ],
  [/revokeReason|rollback/, list('误核销 客人临时改期 操作有误')],
  [/rejectReason|auditReason/i, list('资料不清晰 信息与证件不一致 证件已过期 内容不符合规范')],
  [/failReason|lastError|errorText|syncError/, list('账户余额不足 网络超时 对方系统维护 信息不匹配')],
  [
    /(freeze|lock|void|invalid|lose|quit|suspend)Reason/,
    list('异常操作 疑似黄牛 预算不足 档期不合 设备检修 合作到期'),
  ],
  [/complain|dispute/, list('金额与门店台账不一致 缺少两笔核销')],
  [
    /replyContent|replyText|replied/,
    list(
      '感谢您的认可，期待再次光临！ 非常抱歉给您带来不便，我们已安排整改。 谢谢您的建议，我们会继续改进。 很高兴您喜欢我们的早餐。',
    ),
  ],
  [/^slogan$/, list('山水之间，自在度假 城市里的慢时光 把周末还给家人')],
  [
    /welcomeText|defaultMessage|defaultWelcome/,
    list('您好，欢迎光临！有任何需要请随时告诉我们。 欢迎加入会员，首单立享优惠。 您好，我是您的专属管家。'),
  ],
  [
    /shareTitle|shareText|shareDesc/,
    list('这里的风景值得你来 约上家人，周末出发 限时优惠，别错过 好友都在抢'),
  ],
  [/offlineReply|offHours/, list('现在不是服务时间，我们会在明早九点回复您。')],
  [
    /notice|tips?|hint$|ruleHint|guideText|finishText|progressText|^ask/i,
    list(
      '请提前一天预约 节假日需加价 请出示券码入场 活动解释权归门店所有 不与其他优惠同享 数量有限，先到先得',
    ),
  ],
  [
    /useRule|rules$|description|intro|summary|demand|instruction|trafficGuide|script/i,
    list(
      '周末与节假日通用，需提前一天预约；过期未使用自动退款。 含双人早餐与园区接驳，入住时间为十五点后。 适合家庭出游，儿童一米二以下免票。 由专人对接，提供会前布置与茶歇。 每单限用一张，不找零不兑现。',
    ),
  ],
  [
    /content|text$|body/i,
    list(
      '本周末限时优惠，会员专享八折，点击预约。 您的订单已确认，请凭券码到店使用。 感谢您的支持，欢迎再次光临。 新品上线，邀您体验。',
    ),
  ],
  [
    /companyName|buyerTitle|invoiceTitle|titleName|principalName|merchantName|organizer|^company$|supplier/,
    list(
      '杭州云启科技有限公司 浙江海岳会展有限公司 上海和风旅行社有限公司 苏州明远医药有限公司 宁波启航贸易有限公司 南京蓝桥教育咨询有限公司 杭州知味文化传媒有限公司 浙江青峰机械有限公司',
    ),
  ],
  [/bankName/, list('中国工商银行 中国建设银行 招商银行 中国农业银行 杭州银行')],
  [/bankBranch|branchName/, list('杭州西湖支行 杭州文三路支行 上海徐汇支行 三亚海棠支行')],
  [/expressCompany|carrier/, list('顺丰速运 京东物流 中通快递 圆通速递 邮政EMS')],
  [/^(position|jobTitle)$/, list('前台接待 大堂经理 宴会销售经理 客房主管 市场专员 礼宾员')],
  [/^(department|departmentName)$/, list('前厅部 餐饮部 客房部 市场销售部')],
  [/specName|^spec$/, list('标准 双人 家庭 升级 尊享 早鸟')],
  [/^level$|prizeLevel/, list('一等奖 二等奖 三等奖 参与奖')],
  [
    /giftName|prizeName|rewardText|extraReward/,
    list('早餐券 50积分 10元券 下午茶双人券 免费房一晚 龙井礼盒'),
  ],
  [/roomType/, list('湖景大床房 豪华双床房 亲子家庭房 山景套房')],
  [/roomNo/, list('1208 1512 0806 2101 0915 1703')],
  [/seatNo/, list('A区1排08 A区2排12 B区5排03 C区8排16')],
  [/^floor$/, list('一层 二层 三层 大堂 顶层')],
  [
    /^(place|location|placeNo|entryName|checkPoint|gateName|deskName)$/,
    list('大堂东侧 游客中心 景区东门 一层连廊 二层餐厅入口 北门检票口'),
  ],
  [/terminalName|deviceName/, list('前台终端 东门手持机 餐厅收银机 停车场终端')],
  [/channelName/, list('公众号推文 大堂立牌 短信 朋友圈广告')],
  [
    /operator|handler|repliedBy|author|publisher|signer|drawer|signatory|handledBy|payee/,
    list('林晚晴 陈立 周敏 王晓琳 沈知远'),
  ],
  [/categoryName|category$/, list('住宿 餐饮 门票 康乐 伴手礼')],
  [/nickName|nickname/, list('西湖边的风 阿杰 小鹿乱撞 慢慢走 云上 糖糖妈 旅行的猫 江南烟雨 老周 一只橙子')],
  [/province/, list('浙江省 上海市 江苏省 广东省 四川省')],
  [/^city$/, list('杭州市 上海市 南京市 苏州市 深圳市 成都市')],
  [/gender/, list('男 女')],
  [/unit(Name)?$/, list('份 位 张 盒')],
  [/keyword/, list('早餐 停车 发票 WiFi 退房 亲子票 储值 投诉')],
  [/badge|label$/i, list('新品 热卖 限时 推荐')],
  [/buttonText|btnText|navText/i, list('立即预订 去使用 查看 领取')],
  [/groupName/, list('亲子福利群 会员专属群 美食分享群 周末去哪儿')],
  [/storeName|hotelName|shopName/, list('云栖西湖度假酒店 云栖千岛湖度假酒店 云栖莫干山庄 云栖乌镇水院')],
  [/brandName/, list('云栖度假')],
  [/pageName|pageTitle|navTitle|moduleName/, list('首页 客房列表 门票列表 餐厅预订 会员中心 领券中心')],
  [/wifiName/, list('YUNQI-GUEST')],
  [/taxCode/, list('3070402000000000000')],
  [/meaning/, list('客人姓名 订单编号 使用日期 门店名称')],
  [/example/, list('张女士 2026年国庆 云栖西湖')],
  [/^value$|answer|beforeValue|afterValue/, list('高层 无烟 大床 素食')],
  [
    /question|^title$|topic|headline|newsTitle|subTitle|subtitle|menuSubTitle|caption|recommendText|sellingPoint/i,
    list('周末亲子出游 国庆早鸟优惠 会员日专享 湖景房特惠 夏日夜游 中秋礼盒上新 温泉季开启 下午茶双人'),
  ],
  [/speaker/, list('张明 李文博 王海燕')],
  [/season/, list('春季 夏季 秋季 冬季')],
  [/^size$/, list('A4 80×60 cm')],
  [/^(drawLevel|tier|platformGrade)$/, list('V1 V2 V3')],
]
