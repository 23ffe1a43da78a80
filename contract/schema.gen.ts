// Generated from openapi.yaml by `npm run generate`; not to be edited.
export interface paths {
    "/api/service/home/v1.0/unauth/user/session/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the session is, asked by anybody */
        post: operations["getUnauthSessionInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/session/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The logged-in member's session */
        post: operations["getSessionInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** E-mail and password; the second factor may follow */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/mfa/factor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second factors the member may choose from */
        post: operations["listMfaFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/mfa/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code, or opens a try with the authenticator app */
        post: operations["startMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/mfa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits */
        post: operations["verifyMfaCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/mfa/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recovery code instead of the second factor; each works once */
        post: operations["verifyRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The password once more, before the member's own area */
        post: operations["checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session; with none it answers the same */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the member is logged in, this session first, then the latest used */
        post: operations["listSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the member's sessions; one that is none of theirs answers the same */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/session/end/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of the member but this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/signin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The last times somebody tried to log in as the member, the latest first */
        post: operations["listSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/terms/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The terms a new member agrees to or declines, as they hold today */
        post: operations["listTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far a sign-up has come; the first step where there is none */
        post: operations["getSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a sign-up with an answer to every term, or changes those answers and keeps the rest */
        post: operations["agreeSignupTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/phone/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code by text message to a mobile number */
        post: operations["sendSignupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits of the text message */
        post: operations["verifySignupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company of a BUSINESS account; nulls for an INDIVIDUAL one */
        post: operations["saveSignupBasic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/mail/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the mail address that is to be the login id; where that has an account, a mail that says so */
        post: operations["sendSignupMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/mail/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits of the mail */
        post: operations["verifySignupMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/signup/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the member, writes down every consent and logs in */
        post: operations["completeSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/password/reset/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a mail address; where that has no account, a mail that says so */
        post: operations["startPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/password/reset/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits of the mail */
        post: operations["verifyPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/password/reset/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the account a new password, once, and ends all its sessions */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who the member is */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscriptions, newest first, of one state or of all */
        post: operations["listSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One subscription in full; somebody else's answers as one that does not exist */
        post: operations["getSubscriptionDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/subscription/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One subscription by its number and the key of a link, masked, without a login */
        post: operations["getUnauthSubscriptionDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/link/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the read-only page of a subscription, for a colleague without a login */
        post: operations["createSubscriptionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/active/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many subscriptions are in use (ACTIVE, PAST_DUE, CANCEL_SCHEDULED) */
        post: operations["countActiveSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many subscriptions there are, in all and by state */
        post: operations["countSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notices, pinned first, then newest first */
        post: operations["listNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/notice/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One notice with its neighbours */
        post: operations["getNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/support/board/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posts of the support board, pinned first, then newest first */
        post: operations["listBoardPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/support/board/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One post of the support board with its neighbours */
        post: operations["getBoardPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/unauth/app/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The app catalogue, by name */
        post: operations["listApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one file in; it waits a day for the form that names it */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/unauth/inquiry/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an inquiry; a member who is logged in finds it under their own */
        post: operations["writeInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/unauth/inquiry/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One inquiry by its number and the mail address it was sent with */
        post: operations["getUnauthInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/inquiry/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's inquiries, the latest first */
        post: operations["listInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/inquiry/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of the member's inquiries with everything that was written */
        post: operations["getInquiryDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/inquiry/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds something to an inquiry that is not closed */
        post: operations["replyToInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/inquiry/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an answered or closed inquiry again and says why */
        post: operations["reopenInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/inquiry/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inquiries for the staff, the one that waits longest first */
        post: operations["listAdminInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/inquiry/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One inquiry with who wrote it */
        post: operations["getAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/inquiry/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an inquiry in hand */
        post: operations["takeInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/inquiry/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers an inquiry; the answer also goes out by mail */
        post: operations["answerInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/inquiry/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes an answered inquiry */
        post: operations["closeInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/slot/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The days and slots that may be reserved */
        post: operations["listCounselSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/slot/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a slot for ten minutes; an earlier hold is given back */
        post: operations["holdCounselSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/slot/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a held slot back; with none it answers the same */
        post: operations["releaseCounselSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserves the held slot */
        post: operations["reserveCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One reservation by its number and the mail address it was made with */
        post: operations["getUnauthCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a reservation to the held slot */
        post: operations["changeCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/counsel/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a reservation */
        post: operations["cancelCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/counsel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's reservations, the latest first */
        post: operations["listCounsels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One day of slots and reservations for the staff */
        post: operations["listAdminCounsels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One reservation with who made it */
        post: operations["getAdminCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a counsel went */
        post: operations["recordCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a reservation on behalf of the house; the visitor is told by mail */
        post: operations["cancelAdminCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/slot/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a free slot off the calendar */
        post: operations["closeCounselSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/counsel/slot/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a closed slot back */
        post: operations["openCounselSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/post/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posts of a board for the staff, drafts and planned ones too */
        post: operations["listAdminPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/post/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One post as it is written */
        post: operations["getAdminPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/post/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a post: a draft, or one that is published now or at a time */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/post/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a post anew */
        post: operations["updatePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/post/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a post and its attachments */
        post: operations["removePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Success: {
            /** @constant */
            code: 200;
            msg: string;
        };
        ProblemAnswer: {
            code: number;
            msg: string;
            data: components["schemas"]["ProblemData"];
        };
        ProblemData: {
            /** @description Tries left */
            remaining?: number;
            /** @description When a next try is looked at */
            retryAfterSeconds?: number;
            /**
             * Format: date-time
             * @description The next slot that is free
             */
            nextStartAt?: string;
            /**
             * @description Why a new password is refused
             * @enum {string}
             */
            weakness?: "short" | "long" | "common" | "personal" | "run";
        } | null;
        /** @enum {string} */
        Yn: "Y" | "N";
        /** Format: uuid */
        Uuid: string;
        /** Format: date-time */
        Time: string;
        /** Format: date */
        Date: string;
        Cursor: string;
        Count: number;
        Amount: number;
        Digits: string;
        MaskedDigits: string;
        ZipCode: string;
        Code: string;
        ShortText: string;
        PersonalText: string;
        PersonalTextOrNone: string | null;
        Password: string;
        /** @enum {string} */
        MfaType: "sms" | "totp" | "none";
        /** @enum {string} */
        CodeFactor: "sms" | "totp";
        SubscriptionNo: string;
        ViewKey: string;
        Credentials: {
            email: components["schemas"]["PersonalText"];
            password: components["schemas"]["Password"];
            deviceId: components["schemas"]["Uuid"];
        };
        LoginStep: {
            /** @description N while the second factor is due */
            loginYn: components["schemas"]["Yn"];
            mfaType: components["schemas"]["MfaType"];
        };
        MfaFactors: {
            /** @description The one the member prefers */
            mfaType: components["schemas"]["CodeFactor"];
            factors: {
                mfaType: components["schemas"]["CodeFactor"];
                /** @description Where the code goes, masked */
                destination: components["schemas"]["PersonalTextOrNone"];
            }[];
            /** @description Whether unused recovery codes are left */
            recoveryCodeYn: components["schemas"]["Yn"];
        };
        MfaChallenge: {
            challengeId: components["schemas"]["Uuid"];
            mfaType: components["schemas"]["CodeFactor"];
            destination: components["schemas"]["PersonalTextOrNone"];
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        SessionInfo: {
            loginYn: components["schemas"]["Yn"];
            passwordCheckYn: components["schemas"]["Yn"];
            mfaType: components["schemas"]["MfaType"];
            subscribeYn: components["schemas"]["Yn"];
            /** @description Whether the admin area is open to the member */
            staffYn: components["schemas"]["Yn"];
            /** @description For how long the session holds at least after any call; 0 without a session */
            idleSeconds: number;
            /** @description When the session ends at the latest; no call extends this */
            expiresInSeconds: number;
            email?: components["schemas"]["PersonalText"];
            name?: components["schemas"]["PersonalText"];
            phoneNumber?: components["schemas"]["PersonalText"];
            subEmail?: components["schemas"]["PersonalTextOrNone"];
            companyName?: components["schemas"]["PersonalTextOrNone"];
        };
        MemberSession: {
            sessionId: components["schemas"]["Uuid"];
            currentYn: components["schemas"]["Yn"];
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            /** @description Browser and system, such as "Chrome · Windows"; empty where nobody knows */
            device: string;
            /** @description Where from, its last part hidden; empty where nobody knows */
            address: string;
        };
        MemberSessions: {
            list: components["schemas"]["MemberSession"][];
        };
        SignIn: {
            signInId: components["schemas"]["Uuid"];
            /**
             * @description CODE_WRONG is a wrong second factor or recovery code
             * @enum {string}
             */
            result: "LOGGED_IN" | "PASSWORD_WRONG" | "CODE_WRONG";
            triedAt: components["schemas"]["Time"];
            /** @description Browser and system, such as "Chrome · Windows"; empty where nobody knows */
            device: string;
            /** @description Where from, its last part hidden; empty where nobody knows */
            address: string;
        };
        SignIns: {
            list: components["schemas"]["SignIn"][];
        };
        /** @enum {string} */
        AccountType: "INDIVIDUAL" | "BUSINESS";
        /**
         * @description MARKETING_NIGHT is between 21:00 and 08:00
         * @enum {string}
         */
        TermsCode: "SERVICE" | "PRIVACY" | "AGE14" | "MARKETING" | "MARKETING_NIGHT";
        TermsVersion: string;
        Terms: {
            termsCode: components["schemas"]["TermsCode"];
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            requiredYn: components["schemas"]["Yn"];
            /** @description CommonMark; what looks like HTML is text */
            body: string;
            effectiveDate: components["schemas"]["Date"];
        };
        TermsList: {
            list: components["schemas"]["Terms"][];
        };
        TermsAnswer: {
            termsCode: components["schemas"]["TermsCode"];
            version: components["schemas"]["TermsVersion"];
            agreedYn: components["schemas"]["Yn"];
        };
        SignupProgress: {
            /**
             * @description The first step that is not done
             * @enum {string}
             */
            step: "TERMS" | "IDENTITY" | "BASIC" | "ID" | "PASSWORD";
            accountType: components["schemas"]["AccountType"] | null;
            /** @description Empty before the first step */
            terms: components["schemas"]["TermsAnswer"][];
            name: components["schemas"]["PersonalTextOrNone"];
            phoneNumber: components["schemas"]["PersonalTextOrNone"];
            phoneVerifiedYn: components["schemas"]["Yn"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            rnno: components["schemas"]["PersonalTextOrNone"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            email: components["schemas"]["PersonalTextOrNone"];
            emailVerifiedYn: components["schemas"]["Yn"];
        };
        CodeSent: {
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        VerificationCode: string;
        UserInfo: {
            email: components["schemas"]["PersonalText"];
            name: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            subEmail: components["schemas"]["PersonalTextOrNone"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            subscribeYn: components["schemas"]["Yn"];
        };
        /** @enum {string} */
        SubscriptionState: "REQUESTED" | "REJECTED" | "CANCELED" | "ACTIVE" | "PAST_DUE" | "CANCEL_SCHEDULED" | "ENDED";
        /** @description One of SubscriptionState; a server may know more, which the app shows raw and read-only */
        AnsweredSubscriptionState: string;
        /** @enum {string} */
        PaymentCycle: "Y" | "M";
        /** @enum {string} */
        Currency: "KRW" | "USD";
        SubscriptionPage: {
            /** @description The filter that was applied */
            subscriptionState: components["schemas"]["SubscriptionState"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["SubscriptionListItem"][];
        };
        SubscriptionListItem: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            corporateName: components["schemas"]["PersonalText"];
            corporateEmail: components["schemas"]["PersonalText"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
            /** @description Per payment cycle, VAT included */
            totalAmount: components["schemas"]["Amount"];
            requestedAt: components["schemas"]["Time"];
            startDate: components["schemas"]["Date"] | null;
            endDate: components["schemas"]["Date"] | null;
        };
        SubscriptionCounts: {
            count: components["schemas"]["Count"];
            states: {
                subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
                count: components["schemas"]["Count"];
            }[];
        };
        SubscriptionLink: {
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            viewKey: components["schemas"]["ViewKey"];
            expiresAt: components["schemas"]["Time"];
        };
        SubscriptionDetail: {
            subscriptionInfo: components["schemas"]["SubscriptionInfo"];
            /** @description The business registration certificate */
            rnImgViewInfo: components["schemas"]["DocumentInfo"] | null;
            /** @description The supporting document (power of attorney when someone else applies) */
            ddlImgViewInfo: components["schemas"]["DocumentInfo"] | null;
            companyInfo: components["schemas"]["CompanyInfo"];
            subscriberInfo: components["schemas"]["SubscriberInfo"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            adminInfo: components["schemas"]["AdminInfo"];
            serviceInfo: components["schemas"]["ServiceInfo"];
            contractInfo: components["schemas"]["ContractInfo"];
            memo: string | null;
        };
        SubscriptionInfo: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            requestedAt: components["schemas"]["Time"];
        };
        DocumentInfo: {
            fileName: components["schemas"]["PersonalText"];
            /** @enum {string} */
            contentType: "application/pdf" | "image/png" | "image/jpeg";
            /** @description Bytes */
            size: number;
            uploadedAt: components["schemas"]["Time"];
        };
        CompanyInfo: {
            rnno: components["schemas"]["Digits"];
            corporateNo: components["schemas"]["MaskedDigits"] | null;
            ownerName: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalText"];
            businessType: components["schemas"]["ShortText"];
            businessCategory: components["schemas"]["ShortText"];
            zipCode: components["schemas"]["ZipCode"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalTextOrNone"];
            phoneNumber: components["schemas"]["PersonalText"];
        };
        SubscriberInfo: {
            /** @enum {string} */
            accountType: "BUSINESS" | "PERSON";
            /** @enum {string} */
            accountTypeDetail: "CORPORATION" | "SOLE_PROPRIETOR" | "PERSON";
            accountEmail: components["schemas"]["PersonalText"];
            name: components["schemas"]["PersonalText"];
            zipCode: components["schemas"]["ZipCode"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalTextOrNone"];
            phoneNumber: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            businessType: components["schemas"]["ShortText"] | null;
            industry: components["schemas"]["ShortText"] | null;
            businessCategory: components["schemas"]["ShortText"] | null;
            rnno: components["schemas"]["Digits"] | null;
            /** @description A person's birth date, masked; never a resident number */
            secNo: components["schemas"]["MaskedDigits"] | null;
            companyOwner: components["schemas"]["PersonalTextOrNone"];
        };
        PaymentMethod: {
            annotation: components["schemas"]["ShortText"] | null;
            /** @enum {string} */
            paymentMethodCode: "G" | "C" | "A";
            paymentMethodName: components["schemas"]["ShortText"];
            paymentGiro?: components["schemas"]["PaymentGiro"];
            paymentCard?: components["schemas"]["PaymentCard"];
            paymentAccount?: components["schemas"]["PaymentAccount"];
        } & ({
            /** @constant */
            paymentMethodCode?: "G";
        } | {
            /** @constant */
            paymentMethodCode?: "C";
        } | {
            /** @constant */
            paymentMethodCode?: "A";
        });
        PaymentGiro: {
            /** @enum {string} */
            deliveryMethod: "EMAIL" | "POST";
            companyName: components["schemas"]["PersonalText"];
            billingRecipient: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["ShortText"] | null;
            billingTelNumber: components["schemas"]["PersonalText"];
            billingEmail: components["schemas"]["PersonalText"];
            zipCode: components["schemas"]["ZipCode"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalTextOrNone"];
        };
        PaymentCard: {
            cardHolderName: components["schemas"]["PersonalText"];
            /** @description The card company */
            cardInfo: components["schemas"]["ShortText"];
            /** @description The last four digits at most */
            cardNumber: components["schemas"]["MaskedDigits"];
            cardExpiration: components["schemas"]["MaskedDigits"];
            withdrawAgreeYn: components["schemas"]["Yn"];
            rnno: components["schemas"]["MaskedDigits"] | null;
        };
        PaymentAccount: {
            accountHolderName: components["schemas"]["PersonalText"];
            /** @description The account number, masked */
            accountInfo: components["schemas"]["MaskedDigits"];
            bankCode: string;
            rnno: components["schemas"]["MaskedDigits"] | null;
        };
        AdminInfo: {
            name: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["ShortText"] | null;
            telNumber: components["schemas"]["PersonalTextOrNone"];
            phoneNumber: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
        };
        ServiceInfo: {
            serviceCode: components["schemas"]["Code"];
            serviceName: components["schemas"]["ShortText"];
            planCode: components["schemas"]["Code"];
            planName: components["schemas"]["ShortText"];
            userCount: number;
            /** @description Per user and payment cycle, without VAT */
            unitPrice: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        ContractInfo: {
            contractNo: components["schemas"]["Code"] | null;
            startDate: components["schemas"]["Date"] | null;
            endDate: components["schemas"]["Date"] | null;
            nextBillDate: components["schemas"]["Date"] | null;
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
            totalAmount: components["schemas"]["Amount"];
        };
        /**
         * @description The announcement labels of the specification
         * @enum {string}
         */
        AnnouncementType: "user" | "service" | "security" | "other" | "application" | "approval" | "reply" | "notice";
        /** @enum {string} */
        Device: "WINDOW" | "MAC" | "AOS" | "IOS";
        Search: string;
        PostListItem: {
            postId: components["schemas"]["Uuid"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["ShortText"];
            pinnedYn: components["schemas"]["Yn"];
            attachmentYn: components["schemas"]["Yn"];
            publishedAt: components["schemas"]["Time"];
        };
        PostPage: {
            /** @description The category that was applied */
            announcementType: components["schemas"]["AnnouncementType"] | null;
            /** @description The words that were searched for, each of which is in the title or in the body; at most five count */
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["PostListItem"][];
        };
        PostNeighbour: {
            postId: components["schemas"]["Uuid"];
            title: components["schemas"]["ShortText"];
        };
        PostAttachment: {
            fileName: components["schemas"]["ShortText"];
            /** @enum {string} */
            contentType: "application/pdf" | "image/png" | "image/jpeg";
            /** @description Bytes */
            size: number;
            /** @description Served as a download, never shown in place */
            url: string;
        };
        Post: {
            postId: components["schemas"]["Uuid"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["ShortText"];
            /** @description The beginning of the body without its marks, for what is said about the page elsewhere */
            summary: string;
            /** @description CommonMark without HTML: headings, paragraphs, lists, emphasis, code, quotes and links. What looks like HTML is text */
            body: string;
            pinnedYn: components["schemas"]["Yn"];
            publishedAt: components["schemas"]["Time"];
            attachments: components["schemas"]["PostAttachment"][];
            /** @description The one published before it */
            previous: components["schemas"]["PostNeighbour"] | null;
            /** @description The one published after it */
            next: components["schemas"]["PostNeighbour"] | null;
        };
        AppListItem: {
            appId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            description: string;
            devices: components["schemas"]["Device"][];
        };
        AppPage: {
            /** @description The words that were searched for, each of which is in the name or in the description; at most five count */
            search: components["schemas"]["Search"] | null;
            category: components["schemas"]["Code"] | null;
            device: components["schemas"]["Device"] | null;
            /** @description Every category there is, for the filter */
            categories: components["schemas"]["Code"][];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AppListItem"][];
        };
        /** @description What was seen; a row that has changed since refuses */
        Version: number;
        /** @enum {string} */
        UploadPurpose: "inquiry" | "post";
        FileId: string;
        FileIds: components["schemas"]["FileId"][];
        /** @enum {string} */
        FileContentType: "application/pdf" | "image/png" | "image/jpeg";
        /** @description Bytes */
        FileSize: number;
        UploadedFile: {
            fileId: components["schemas"]["FileId"];
            fileName: components["schemas"]["PersonalText"];
            contentType: components["schemas"]["FileContentType"];
            size: components["schemas"]["FileSize"];
        };
        InquiryNo: string;
        /** @enum {string} */
        InquiryType: "PRODUCT" | "SUBSCRIPTION" | "BILLING" | "TECHNICAL" | "ACCOUNT" | "OTHER";
        /** @enum {string} */
        InquiryState: "RECEIVED" | "IN_PROGRESS" | "ANSWERED" | "CLOSED" | "REOPENED";
        InquirySubject: string;
        InquiryText: string;
        InquiryReceipt: {
            /** @description Only for a member */
            inquiryId: components["schemas"]["Uuid"] | null;
            inquiryNo: components["schemas"]["InquiryNo"];
            receivedAt: components["schemas"]["Time"];
        };
        InquiryAttachment: {
            fileName: components["schemas"]["PersonalText"];
            contentType: components["schemas"]["FileContentType"];
            size: components["schemas"]["FileSize"];
            /** @description Null where the asker may not fetch it */
            url: string | null;
        };
        InquiryMessage: {
            messageId: components["schemas"]["Uuid"];
            /** @enum {string} */
            author: "CUSTOMER" | "STAFF";
            body: components["schemas"]["InquiryText"];
            attachments: components["schemas"]["InquiryAttachment"][];
            createdAt: components["schemas"]["Time"];
        };
        Inquiry: {
            /** @description Only for the member whose it is */
            inquiryId: components["schemas"]["Uuid"] | null;
            version: components["schemas"]["Version"];
            inquiryNo: components["schemas"]["InquiryNo"];
            inquiryType: components["schemas"]["InquiryType"];
            inquiryState: components["schemas"]["InquiryState"];
            subject: components["schemas"]["InquirySubject"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
            messages: components["schemas"]["InquiryMessage"][];
        };
        InquiryListItem: {
            inquiryId: components["schemas"]["Uuid"];
            inquiryNo: components["schemas"]["InquiryNo"];
            inquiryType: components["schemas"]["InquiryType"];
            inquiryState: components["schemas"]["InquiryState"];
            subject: components["schemas"]["InquirySubject"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
        };
        InquiryPage: {
            inquiryState: components["schemas"]["InquiryState"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["InquiryListItem"][];
        };
        AdminInquiryListItem: {
            inquiryId: components["schemas"]["Uuid"];
            inquiryNo: components["schemas"]["InquiryNo"];
            inquiryType: components["schemas"]["InquiryType"];
            inquiryState: components["schemas"]["InquiryState"];
            subject: components["schemas"]["InquirySubject"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
            /** @description Since when somebody waits for the staff; null when nobody does */
            waitingSince: components["schemas"]["Time"] | null;
            name: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            staffName: components["schemas"]["PersonalTextOrNone"];
        };
        AdminInquiryPage: {
            inquiryState: components["schemas"]["InquiryState"] | null;
            search: components["schemas"]["Search"] | null;
            waiting: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminInquiryListItem"][];
        };
        AdminInquiry: {
            inquiryId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            inquiryNo: components["schemas"]["InquiryNo"];
            inquiryType: components["schemas"]["InquiryType"];
            inquiryState: components["schemas"]["InquiryState"];
            subject: components["schemas"]["InquirySubject"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
            messages: components["schemas"]["InquiryMessage"][];
            staffName: components["schemas"]["PersonalTextOrNone"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalTextOrNone"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            memberYn: components["schemas"]["Yn"];
        };
        CounselNo: string;
        /** @enum {string} */
        CounselState: "BOOKED" | "CANCELED" | "DONE" | "NO_SHOW";
        /** @enum {string} */
        CounselMethod: "PHONE" | "VIDEO" | "VISIT";
        CounselMemo: string;
        CounselReason: string;
        CounselSlot: {
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            openYn: components["schemas"]["Yn"];
        };
        /** @description A day of the calendar; a day without slots is a weekend or a public holiday */
        CounselDay: {
            date: components["schemas"]["Date"];
            holidayName: components["schemas"]["ShortText"] | null;
            slots: components["schemas"]["CounselSlot"][];
        };
        CounselDays: {
            fromDate: components["schemas"]["Date"];
            toDate: components["schemas"]["Date"];
            /** @description The last day that may be reserved */
            lastDate: components["schemas"]["Date"];
            days: components["schemas"]["CounselDay"][];
        };
        CounselHold: {
            holdKey: components["schemas"]["ViewKey"];
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            expiresInSeconds: number;
        };
        Counsel: {
            counselNo: components["schemas"]["CounselNo"];
            version: components["schemas"]["Version"];
            counselState: components["schemas"]["CounselState"];
            counselMethod: components["schemas"]["CounselMethod"];
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            memo: components["schemas"]["CounselMemo"];
            cancelReason: components["schemas"]["CounselReason"] | null;
            /** @description Whether it may still be moved or cancelled by the one who made it */
            changeableYn: components["schemas"]["Yn"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
        };
        CounselPage: {
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["Counsel"][];
        };
        AdminCounsel: {
            counselId: components["schemas"]["Uuid"];
            counselNo: components["schemas"]["CounselNo"];
            version: components["schemas"]["Version"];
            counselState: components["schemas"]["CounselState"];
            counselMethod: components["schemas"]["CounselMethod"];
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            memo: components["schemas"]["CounselMemo"];
            cancelReason: components["schemas"]["CounselReason"] | null;
            note: components["schemas"]["CounselMemo"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            memberYn: components["schemas"]["Yn"];
        };
        AdminCounselSlot: {
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            /** @enum {string} */
            slotState: "OPEN" | "HELD" | "BOOKED" | "CLOSED" | "PAST";
            counsel: components["schemas"]["AdminCounsel"] | null;
        };
        AdminCounselDay: {
            date: components["schemas"]["Date"];
            holidayName: components["schemas"]["ShortText"] | null;
            slots: components["schemas"]["AdminCounselSlot"][];
            /** @description Reservations of the day that were cancelled */
            ended: components["schemas"]["AdminCounsel"][];
            previousDate: components["schemas"]["Date"];
            nextDate: components["schemas"]["Date"];
        };
        /** @enum {string} */
        Board: "NOTICE" | "SUPPORT";
        /**
         * @description PLANNED is one whose time has not come
         * @enum {string}
         */
        PostState: "DRAFT" | "PLANNED" | "PUBLISHED";
        PostTitle: string;
        PostText: string;
        PostDraft: {
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["PostTitle"];
            body: components["schemas"]["PostText"];
            pinnedYn: components["schemas"]["Yn"];
            /** @description Y keeps it a draft */
            draftYn: components["schemas"]["Yn"];
            /** @description When it goes out; null is now, or for a published one the time it has */
            publishAt: components["schemas"]["Time"] | null;
            /** @description Attachments that stay, by their url */
            keptFiles: string[];
            fileIds: components["schemas"]["FileIds"];
        };
        AdminPost: {
            postId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            board: components["schemas"]["Board"];
            postState: components["schemas"]["PostState"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["PostTitle"];
            pinnedYn: components["schemas"]["Yn"];
            publishAt: components["schemas"]["Time"] | null;
            updatedAt: components["schemas"]["Time"];
            body: components["schemas"]["PostText"];
            attachments: components["schemas"]["PostAttachment"][];
        };
        AdminPostListItem: {
            postId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            board: components["schemas"]["Board"];
            postState: components["schemas"]["PostState"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["PostTitle"];
            pinnedYn: components["schemas"]["Yn"];
            publishAt: components["schemas"]["Time"] | null;
            updatedAt: components["schemas"]["Time"];
            attachmentYn: components["schemas"]["Yn"];
        };
        AdminPostPage: {
            board: components["schemas"]["Board"];
            postState: components["schemas"]["PostState"] | null;
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminPostListItem"][];
        };
    };
    responses: {
        /** @description The request never reached the operation (wrong shape, type, size, origin or address) */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description The server or its database failed */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemAnswer"];
            };
        };
    };
    parameters: {
        /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
        RequestId: string;
    };
    requestBodies: {
        Nothing: {
            content: {
                "application/json": Record<string, never>;
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUnauthSessionInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The session, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SessionInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSessionInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SessionInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in, or the second factor is due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginStep"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMfaFactors: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MfaFactors"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startMfaChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mfaType: components["schemas"]["CodeFactor"];
                };
            };
        };
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MfaChallenge"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyMfaCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challengeId: components["schemas"]["Uuid"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginStep"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyRecoveryCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recoveryCode: string;
                };
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LoginStep"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    checkPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The password was right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            passwordCheckYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description Logged out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            loginYn: "N";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MemberSessions"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            endedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description How many were ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            count: components["schemas"]["Count"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description At most fifty of the last ninety days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignIns"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSignup: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignupProgress"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    agreeSignupTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountType: components["schemas"]["AccountType"];
                    terms: components["schemas"]["TermsAnswer"][];
                };
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignupProgress"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendSignupCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["PersonalText"];
                    phoneNumber: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CodeSent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifySignupCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["VerificationCode"];
                };
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignupProgress"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveSignupBasic: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: components["schemas"]["PersonalTextOrNone"];
                    rnno: components["schemas"]["PersonalTextOrNone"];
                    deptName: components["schemas"]["PersonalTextOrNone"];
                };
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignupProgress"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendSignupMail: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description A mail is on its way, whichever */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CodeSent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifySignupMail: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["VerificationCode"];
                };
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SignupProgress"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    completeSignup: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            loginYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description A mail is on its way, whichever */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CodeSent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["VerificationCode"];
                };
            };
        };
        responses: {
            /** @description A new password may be given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            verifiedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The new password holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            resetYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The member's own data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UserInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptionState?: components["schemas"]["SubscriptionState"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSubscriptionDetail: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptionId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUnauthSubscriptionDetail: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptionNo: components["schemas"]["SubscriptionNo"];
                    viewKey: components["schemas"]["ViewKey"];
                };
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createSubscriptionLink: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptionId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The number and the key; the key is shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionLink"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countActiveSubscriptions: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            count: components["schemas"]["Count"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countSubscriptions: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Nothing"];
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionCounts"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    announcementType?: components["schemas"]["AnnouncementType"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PostPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Post"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listBoardPosts: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    announcementType?: components["schemas"]["AnnouncementType"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PostPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBoardPost: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Post"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listApps: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: components["schemas"]["Search"];
                    category?: components["schemas"]["Code"];
                    device?: components["schemas"]["Device"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 24 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    purpose: components["schemas"]["UploadPurpose"];
                    /**
                     * Format: binary
                     * @description Its name travels with it; its type is found in its content
                     */
                    file: File;
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UploadedFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    writeInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    inquiryType: components["schemas"]["InquiryType"];
                    name: components["schemas"]["PersonalText"];
                    email: components["schemas"]["PersonalText"];
                    phoneNumber: components["schemas"]["PersonalTextOrNone"];
                    companyName: components["schemas"]["PersonalTextOrNone"];
                    subject: components["schemas"]["InquirySubject"];
                    body: components["schemas"]["InquiryText"];
                    fileIds: components["schemas"]["FileIds"];
                    /** @constant */
                    privacyAgreeYn: "Y";
                };
            };
        };
        responses: {
            /** @description The number it can be looked up by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InquiryReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUnauthInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryNo: components["schemas"]["InquiryNo"];
                    email: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The inquiry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Inquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listInquiries: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryState?: components["schemas"]["InquiryState"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InquiryPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInquiryDetail: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The inquiry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Inquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replyToInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    inquiryId: components["schemas"]["Uuid"];
                    body: components["schemas"]["InquiryText"];
                    fileIds: components["schemas"]["FileIds"];
                };
            };
        };
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Inquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reopenInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    inquiryId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    body: components["schemas"]["InquiryText"];
                };
            };
        };
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Inquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminInquiries: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryState?: components["schemas"]["InquiryState"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminInquiryPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The inquiry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminInquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminInquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    inquiryId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    body: components["schemas"]["InquiryText"];
                    fileIds: components["schemas"]["FileIds"];
                };
            };
        };
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminInquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    closeInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminInquiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCounselSlots: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fromDate?: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description Days with their slots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CounselDays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    holdCounselSlot: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    startAt: components["schemas"]["Time"];
                    holdKey?: components["schemas"]["ViewKey"];
                };
            };
        };
        responses: {
            /** @description The hold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CounselHold"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    releaseCounselSlot: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    holdKey: components["schemas"]["ViewKey"];
                };
            };
        };
        responses: {
            /** @description Given back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            releasedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reserveCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    holdKey: components["schemas"]["ViewKey"];
                    counselMethod: components["schemas"]["CounselMethod"];
                    name: components["schemas"]["PersonalText"];
                    email: components["schemas"]["PersonalText"];
                    phoneNumber: components["schemas"]["PersonalText"];
                    companyName: components["schemas"]["PersonalTextOrNone"];
                    memo: components["schemas"]["CounselMemo"];
                    /** @constant */
                    privacyAgreeYn: "Y";
                };
            };
        };
        responses: {
            /** @description The reservation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Counsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUnauthCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselNo: components["schemas"]["CounselNo"];
                    email: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The reservation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Counsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changeCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselNo: components["schemas"]["CounselNo"];
                    email: components["schemas"]["PersonalText"];
                    version: components["schemas"]["Version"];
                    holdKey: components["schemas"]["ViewKey"];
                };
            };
        };
        responses: {
            /** @description The reservation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Counsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselNo: components["schemas"]["CounselNo"];
                    email: components["schemas"]["PersonalText"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The reservation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Counsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCounsels: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CounselPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCounsels: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date?: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounselDay"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The reservation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    recordCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    counselState: "DONE" | "NO_SHOW";
                    note: components["schemas"]["CounselMemo"];
                };
            };
        };
        responses: {
            /** @description The reservation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelAdminCounsel: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counselId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    reason: components["schemas"]["CounselReason"];
                };
            };
        };
        responses: {
            /** @description The reservation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounsel"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    closeCounselSlot: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    startAt: components["schemas"]["Time"];
                };
            };
        };
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounselDay"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openCounselSlot: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    startAt: components["schemas"]["Time"];
                };
            };
        };
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCounselDay"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminPosts: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    board: components["schemas"]["Board"];
                    postState?: components["schemas"]["PostState"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminPostPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminPost: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminPost"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: components["schemas"]["Uuid"];
                    board: components["schemas"]["Board"];
                    post: components["schemas"]["PostDraft"];
                };
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminPost"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    post: components["schemas"]["PostDraft"];
                };
            };
        };
        responses: {
            /** @description The post as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminPost"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removePost: {
        parameters: {
            query?: never;
            header: {
                /** @description Epoch milliseconds, a random number of up to 8 digits, M (admin) or U (user), 001 */
                "X-Request-Id": components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            removedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
