import type { FiguresOf } from './Figures'

/** Contacts in WeCom: customers, groups, messages and services of a hotel. */
export const wecomFigures: FiguresOf = {
  wecomCustomer: {
    sizes: { groupCount: [0, 5], orderCount: [0, 8] },
    parts: { tradeAmount: ['orderCount', 5800, 60_000] },
  },
  customerTag: { sizes: { customerCount: [20, 1200] } },
  groupTag: { sizes: { groupCount: [1, 24] }, parts: { memberCount: ['groupCount', 30, 200] } },
  customerGroup: {
    sizes: { memberCount: [30, 480], messageCount7d: [5, 600] },
    parts: {
      customerCount: ['memberCount', 0.8, 0.95],
      boundCount: ['customerCount', 0.4, 0.8],
      todayJoin: ['memberCount', 0, 0.03],
      todayLeave: ['memberCount', 0, 0.015],
      orderCount: ['customerCount', 0.05, 0.6],
      tradeAmount: ['orderCount', 5800, 40_000],
    },
  },
  customerGroupMember: { sizes: { messageCount: [0, 60] } },
  groupWelcome: { sizes: { groupCount: [1, 20] } },
  groupLiveCode: {
    sizes: { scanCount: [50, 4000], maxMembers: [100, 200] },
    parts: { joinCount: ['scanCount', 0.2, 0.6], leftCount: ['joinCount', 0.05, 0.2] },
  },
  channelCode: {
    sizes: { scanCount: [30, 2000] },
    parts: {
      addCount: ['scanCount', 0.2, 0.6],
      lostCount: ['addCount', 0.05, 0.15],
      memberCount: ['addCount', 0.3, 0.75],
      tradeAmount: ['addCount', 1000, 9000],
    },
  },
  wecomTrade: { sizes: { amount: [5800, 198_000] }, formulas: ['netAmount = amount - refundAmount'] },
  wecomDailyStat: {
    sizes: {
      newContactCnt: [3, 20],
      totalContactCnt: [120, 900],
      chatCnt: [10, 60],
      avgReplyMinutes: [4, 40],
    },
    parts: {
      newApplyCnt: ['newContactCnt', 1.05, 1.6],
      lostCnt: ['newContactCnt', 0, 0.2],
      messageCnt: ['chatCnt', 3, 9],
      repliedChatCnt: ['chatCnt', 0.78, 0.94],
      newMemberCnt: ['newContactCnt', 0.3, 0.75],
    },
  },
  taskTreasure: {
    sizes: { participantCount: [80, 3000], inviteCount: [2, 8] },
    results: ['participantCount'],
    parts: {
      newCustomerCount: ['participantCount', 0.5, 0.9],
      lostCount: ['newCustomerCount', 0.05, 0.15],
      finishCount: ['participantCount', 0.08, 0.2],
      rewardCount: ['finishCount', 0.8, 1],
    },
  },
  groupFission: {
    sizes: { participantCount: [100, 1500], inviteCount: [2, 6] },
    results: ['participantCount'],
    parts: {
      joinCount: ['participantCount', 0.4, 0.6],
      leaveCount: ['joinCount', 0.05, 0.2],
      finishCount: ['participantCount', 0.05, 0.15],
      rewardCount: ['finishCount', 0.8, 1],
    },
  },
  employeeRemind: {
    sizes: { sentCount: [20, 600], days: [3, 30] },
    parts: { doneCount: ['sentCount', 0.5, 0.85] },
    formulas: ['doneRate = 100 * doneCount / sentCount'],
  },
  clientAutoMarket: {
    sizes: { enteredCount: [50, 900] },
    results: ['enteredCount'],
    parts: {
      reachedCount: ['enteredCount', 0.8, 0.97],
      orderCount: ['reachedCount', 0.02, 0.06],
      orderAmount: ['orderCount', 8000, 60_000],
    },
  },
  clientAutoMarketRecord: { sizes: { stepNo: [1, 4] } },
  hotelService: { sizes: { monthCount: [4, 60], price: [0, 9800] }, results: ['monthCount'] },
  radarContent: {
    sizes: { sendCount: [20, 400], avgSeconds: [5, 240] },
    parts: {
      viewCount: ['sendCount', 0.5, 3],
      visitorCount: ['viewCount', 0.3, 0.8],
      tradeAmount: ['visitorCount', 300, 4000],
    },
  },
}
