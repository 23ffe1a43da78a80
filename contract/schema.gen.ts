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
            email?: components["schemas"]["PersonalText"];
            name?: components["schemas"]["PersonalText"];
            phoneNumber?: components["schemas"]["PersonalText"];
            subEmail?: components["schemas"]["PersonalTextOrNone"];
            companyName?: components["schemas"]["PersonalTextOrNone"];
        };
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
}
