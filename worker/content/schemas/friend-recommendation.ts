/** `POST …/friend-recommendations`: the form itself is the body (contract, "Forms"). */
export { type FriendRecommendation, FriendRecommendationSchema } from '../../../domain/forms/friend.ts';
