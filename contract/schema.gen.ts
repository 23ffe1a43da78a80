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
        /** Ends one of the member's sessions; one of another member answers the same */
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
        /** The last tries to log in as the member, the latest first */
        post: operations["listSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's second factors, recovery codes and trusted devices */
        post: operations["getMfaSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/verification/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the member may prove once more who they are: the strongest way there is, and what replaces it */
        post: operations["startVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/verification/code/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code for `verifyAgain`, or opens a try with the authenticator app */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh proof of who it is, by exactly one of the ways that `startVerification` names; it checks the password once more as well */
        post: operations["verifyAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/enrol/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the member's phone, or makes a secret for an authenticator app; nothing is on yet */
        post: operations["startMfaEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/enrol/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits; new recovery codes come with the answer where none are left */
        post: operations["verifyMfaEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/enrol/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the verified factor on, ends the member's other sessions and forgets their trusted devices */
        post: operations["turnOnMfaFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns a factor off, ends the member's other sessions and forgets their trusted devices */
        post: operations["turnOffMfaFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/recovery/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes that replace all earlier ones, shown once */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/mfa/device/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the trust in devices; one that is none of the member's answers the same */
        post: operations["removeTrustedDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/operator/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The business that runs the portal, as its pages must name it */
        post: operations["getOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/brand/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The brand of the portal, as its staff edits it */
        post: operations["getBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/brand/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names the portal from now on, on its pages and in what it sends; all of it at once, so that what is null is nothing */
        post: operations["saveBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/privacy/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the portal handles personal data: its privacy policy, as it holds today */
        post: operations["getPrivacyPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill-rules/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How unpaid bills are collected, as the staff sets it */
        post: operations["getBillRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill-rules/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how bills are collected that are issued from now on
         * @description Bills that were issued before keep the rules of their day.
         */
        post: operations["saveBillRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/holiday/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The days to come on which the operator is closed, and the public holidays of the next year */
        post: operations["listHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/holiday/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a day: no counsel can be reserved for it
         * @description Reservations of that day stay; the staff cancels them.
         */
        post: operations["addHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/holiday/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a day again that the operator had closed */
        post: operations["removeHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/connections/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The services outside of the portal, whether they are connected, and how the last calls to them ended
         * @description Asks none of them: it shows what the portal knows from its own calls.
         */
        post: operations["listConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/opening-hours/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When counsel is given and the telephone is answered, as the staff edits it */
        post: operations["getOpeningHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/opening-hours/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets when counsel is given and the telephone is answered, by weekday
         * @description Reservations that were made before stay. A slot that is held but not reserved ends with its hours.
         */
        post: operations["saveOpeningHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/site/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The texts of a public page that the operator has written
         * @description A text that is not listed is that of the app.
         */
        post: operations["getSiteTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/site/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The texts of a public page, as the staff edits them, in one of their versions */
        post: operations["getSiteEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/site/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the texts of a public page
         * @description Later the version before can be shown and saved again.
         */
        post: operations["saveSiteEdition"];
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
    "/api/service/home/v1.0/user/withdrawal/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What prevents leaving, what is given up with it, and what the law keeps */
        post: operations["checkWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/reason/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reasons one may give for leaving */
        post: operations["listWithdrawalReasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/identity/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The password once more; says which second factor is due */
        post: operations["startWithdrawalProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/identity/code/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code, or opens a try with the authenticator app */
        post: operations["sendWithdrawalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/identity/code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits */
        post: operations["verifyWithdrawalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/identity/recovery/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recovery code, for a member who has lost their second factor */
        post: operations["verifyWithdrawalRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/identity/passkey/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A passkey in place of the second factor: the answer to what startWithdrawalProof has asked */
        post: operations["verifyWithdrawalPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/withdrawal/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the membership and erases what is the member's */
        post: operations["completeWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's passkeys, the latest made first */
        post: operations["listPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/passkey/registration/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser makes a new passkey with; `verifyAgain` comes before it */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/passkey/registration/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The passkey that the browser has made; ends the other sessions */
        post: operations["finishPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/passkey/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one of the member's passkeys another name */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a passkey and ends the other sessions; one that is none of the member's answers the same. `verifyAgain` comes before it */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser asks for a passkey with; names no account */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/login/passkey/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The passkey's answer, which is both factors; a wrong one and an unknown one are refused alike */
        post: operations["finishPasskeyLogin"];
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
    "/api/service/home/v1.0/user/info/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves what the member says of themselves; another mail address or mobile number waits until a code proves it
         * @description What is absent is left as it is. The answer lists what is not in force yet, whenever it was saved.
         */
        post: operations["updateUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/contact/change/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The mail address and the mobile number that wait for their code */
        post: operations["listContactChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/contact/change/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a mail address or mobile number that waits; where the address is another member's, a mail that informs its owner */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/contact/change/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits; what waited replaces the old one, and the member's other sessions end */
        post: operations["verifyContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/user/contact/change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the former mail address or mobile number back, and what was there when it was changed; ends every session. The key came to the former one */
        post: operations["undoContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another password; the member's other sessions end, and this one goes on under a new token */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/certification/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the member's own mobile number */
        post: operations["sendCertificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/certification/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits, in place of the second password check */
        post: operations["verifyCertificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/terms/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The latest answer to every term, and all that were given before */
        post: operations["listMyTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/terms/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to a term in the edition that holds, or declines it; who declines advertising declines it at night too */
        post: operations["answerTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/terms/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One edition of a term, of those in force or before */
        post: operations["getTermsEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/terms/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The documents that the portal shows, each with its edition in force and the one that follows */
        post: operations["listTermsDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/terms/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A document with all its editions, and the text of one of them */
        post: operations["getTermsDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/terms/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a text would change in the newest edition of a document; nothing is stored */
        post: operations["compareTermsEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/terms/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces a new edition of a document and the day from which it is in force */
        post: operations["scheduleTermsEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/terms/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws an edition that is not in force yet; members who were notified of it are notified again */
        post: operations["takeBackTermsEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company of the caller with their roles in it, and the offers that wait for them: invitations to their mail address, their own request to join, the ownership */
        post: operations["getCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/person/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The members of the caller's company with their roles, the longest member first */
        post: operations["listCompanyPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company with the state of its business and those who speak for it, for the staff */
        post: operations["getAdminCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/role/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a colleague the roles that they have in the company from now on; owners alone do. The role of an owner stays */
        post: operations["updateCompanyRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/policy/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether everybody of the company may request, change, pay and end its subscriptions, or its owners and billing managers alone */
        post: operations["updateCompanyPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/person/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a colleague out of the company: their permissions end, their waiting requests are withdrawn, subscriptions stay */
        post: operations["removeCompanyPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves the company; what the caller holds in it ends as with a withdrawal */
        post: operations["leaveCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/offer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invitations, requests to join and the handing over of the ownership of a company, the latest first; for its owners */
        post: operations["listCompanyOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/invitation/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites who uses a mail address to log in, or is going to; it is good for seven days */
        post: operations["inviteToCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/join/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the owners of the company with a business number to be let in; it waits for seven days, also where no company has the number; the answer does not show whether one has */
        post: operations["askToJoinCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/ownership/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the ownership to a colleague; the caller stays the owner until it is accepted, at most seven days later */
        post: operations["offerOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/offer/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or refuses: an owner a request to join, the invited an invitation, a colleague the ownership */
        post: operations["answerCompanyOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/offer/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an invitation or an offered ownership, as an owner, or the caller's own request to join */
        post: operations["takeBackCompanyOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/details/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the representative and the day of opening of a company as its certificate has them; the tax office is asked about both later
         * @description Without one of them nothing is asked. What was answered about other values is dropped.
         */
        post: operations["setCompanyDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/details/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The representative and the day of opening of the caller's company, and what the tax office answered about them; for its owners */
        post: operations["getCompanyDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/company/details/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the representative and the day of opening of the caller's company as its certificate has them; the tax office is asked about both later
         * @description For its owners. Without one of them nothing is asked. What was answered about other values is dropped.
         */
        post: operations["saveCompanyDetails"];
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
        /** Subscriptions of one state or of all, found by their service, plan, number or contract number */
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
        /** One subscription in full; another member's answers as one that does not exist */
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
    "/api/service/home/v1.0/user/subscription/link/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The links to a subscription that open now, of the member and of colleagues, the newest first */
        post: operations["listSubscriptionLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/link/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a link before its time; one that has ended, or is of another subscription, is answered the same */
        post: operations["endSubscriptionLink"];
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
        /** How many subscriptions are ACTIVE, as countSubscriptions says; those that are past due or end with their period still run and are not among them */
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
    "/api/service/home/v1.0/user/trial/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every service that can be tried, and those that were, with the trial that the caller's company has or had */
        post: operations["listTrials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/trial/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the one trial of a service; it ends by itself, is never billed and never becomes a subscription */
        post: operations["requestTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a plan costs, VAT included, and when it is billed if it begins today */
        post: operations["estimateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The drafts of the caller, and the requests of their company that wait for an answer */
        post: operations["getSubscriptionDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/terms/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The terms of a subscription, as they hold today */
        post: operations["listSubscriptionTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a draft with an answer to every term, or changes those answers and keeps the rest */
        post: operations["agreeSubscriptionTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/profile/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the company has subscribed with before: companies and payment methods, each with what uses it, numbers in part only */
        post: operations["listSubscriptionProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft of the caller, without the numbers that no draft keeps */
        post: operations["getSubscriptionDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps what was typed so far, right or not; numbers of cards and accounts have no place in it */
        post: operations["saveSubscriptionDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/draft/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a draft up; one that is not there is given up already */
        post: operations["discardSubscriptionDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the subscription of a draft, which ends with it
         * @description A profile fills in what it shows in part only, where that is left empty; it needs the password check.
         */
        post: operations["requestSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/address/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Road-name addresses for some words; the app always lets people write an address themselves */
        post: operations["searchAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an undecided request back */
        post: operations["cancelSubscriptionRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/status/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a request or a scheduled end back, by the state that is wished for
         * @description For every other state the problem names the operation that leads there. The same call again gets the same answer.
         */
        post: operations["updateSubscriptionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/withdrawal/reason/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reasons one may give for ending a subscription */
        post: operations["listSubscriptionWithdrawalReasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/withdrawal/estimated/payment/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a subscription can be ended now, what each way comes to, and the end that was asked for already */
        post: operations["estimateSubscriptionWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a subscription, today or with its period, at the estimate that the member saw */
        post: operations["withdrawSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/cancel/request/mod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a scheduled end back, or brings it forward to today at the estimate that the member saw */
        post: operations["modifySubscriptionCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the administrator, the memo or the plan of a subscription; null leaves a part as it is, an empty mobile number that of the administrator */
        post: operations["updateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/request/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the company, the subscriber or the order of an undecided request; null leaves a part as it is, an empty mobile number that of the subscriber */
        post: operations["reviseSubscriptionRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/payment/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the payment method of a subscription; its unpaid bills follow */
        post: operations["changeSubscriptionPayment"];
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
    "/api/service/home/v1.0/user/subscription/bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bills of the caller's subscriptions, the latest first, with sums and months */
        post: operations["listBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One bill with its lines, payments and receivers */
        post: operations["getBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges a bill that is owed by the payment method of its subscription; what came of it is the state of the bill */
        post: operations["payBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/receiver/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names the further addresses that the bills of a subscription go to, in place of those before */
        post: operations["setBillReceivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A paper of a bill as a PDF: the bill, the receipt of a paid one, the statement of what was supplied, or the credit note of what was given back or cancelled */
        post: operations["downloadBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bills of a filter as a table for Excel; for members who manage subscriptions */
        post: operations["exportBills"];
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
        /** The app catalogue, by name: the apps that the operator offers, and for a member those of their company */
        post: operations["listApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/app/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The apps of the operator, and which of them belong to a service */
        post: operations["listServiceApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/app/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an app of the operator belong to a service, or no longer. An app of services is open to the companies that subscribe to one of them or try it */
        post: operations["setServiceApp"];
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
    "/api/service/admin/v1.0/subscription/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscriptions for the staff: requests the oldest first, the others the newest first, unless another order is asked for */
        post: operations["listAdminSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/subscription/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One subscription in full, with its papers */
        post: operations["getAdminSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/subscription/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request: the subscription runs from a day on */
        post: operations["approveSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/subscription/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns a request down; the reason goes to the member who asked */
        post: operations["rejectSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/card/window/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to register a card: what the payment service's own window needs, in which the card is typed
         * @description The window belongs to the payment service. Numbers of the card reach neither the app nor the server.
         */
        post: operations["openCardWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/card/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the card that was typed in the payment service's window; repeated, it answers with the same card
         * @description A registered card is charged only after a request or a change of the payment method names it. It is kept for seven days, or as long as a subscription is paid by it.
         */
        post: operations["registerCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/price/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The raised prices that the subscriptions of the company are asked to agree to */
        post: operations["listPriceConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/subscription/price/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to a raised price of a subscription, or does not; the answer can be changed until the day */
        post: operations["answerPriceConsent"];
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
        /** Inquiries for the staff, the one that waits longest first unless another order is asked for */
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
    "/api/service/admin/v1.0/inquiry/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as CSV, in the same order */
        post: operations["exportAdminInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/v1.0/home/inquiry/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The name of what an inquiry would be about, for the form; a server without it takes no `about`
         * @description The name of a bill or a subscription only after the password check, as in `getBill` and `getSubscriptionDetail`; that of a permission or a request for every member, as in `getAccessGrant` and `getAccessRequest`
         */
        post: operations["getInquiryAbout"];
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
        /** Cancels a reservation on behalf of the house; the visitor is notified by mail */
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
    "/api/service/admin/v1.0/bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bills of everybody for the staff, the latest first unless another order is asked for, with sums; those that wait for ANY task begin with the oldest */
        post: operations["listAdminBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One bill for the staff */
        post: operations["getAdminBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes a bill as paid or given back or its tax invoice as issued, or charges it once more */
        post: operations["handleAdminBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/run/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a run of the bills would do now */
        post: operations["previewBillRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs the bills as they run by themselves; what is done already is not done again */
        post: operations["runBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives back a paid bill, whole or in part
         * @description What a payment service charged is given back by it; what was transferred is transferred back by the staff, and noted here. A refund whose outcome is unknown is asked for again under the same key until there is one.
         */
        post: operations["refundBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as CSV, in the same order */
        post: operations["exportAdminBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a bill that is not paid, or one that gives back
         * @description Nothing is collected, reminded or given back for it any more, and it counts in no sum. The company is notified and reads the reason. A tax invoice that was issued for it is corrected by the staff.
         */
        post: operations["voidBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an amount off a bill that is not paid, or off the next bills of its subscription
         * @description Never more than is asked for: of one bill less than its total, and of the next ones what each of them asks for, until nothing is left. What is left at the end of the subscription lapses.
         */
        post: operations["creditBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/book/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was billed, paid, given back or invoiced in a month, as CSV
         * @description The month is that of Korea: of the day of the bill, of the payment, of what was given back, or that a tax invoice or a cash receipt states. At most 10,000 rows, the earliest first.
         */
        post: operations["exportBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/refund/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms or declines a refund that waits for a second person, or withdraws it
         * @description A refund over the amount that one person gives back alone waits for another one of the staff. The person who asked for it may only withdraw it.
         */
        post: operations["decideRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What all bills come to for the staff: by state, by month, and what was paid this month */
        post: operations["getAdminBillFigures"];
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
        /** Rewrites a post */
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
    "/api/service/iam/v1.0/grant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The permissions a member has and had, those in use first, with what may be asked for each */
        post: operations["listAccessGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/grant/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of them, with its history */
        post: operations["getAccessGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/app/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An app with its levels and what may be asked for each, and who decides on it */
        post: operations["getAccessApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a request would come to, should it be approved today */
        post: operations["previewAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a permission, or for a change of one */
        post: operations["createAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a member has asked for, the latest first */
        post: operations["listAccessRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One request for who made it and who may decide it, with its history */
        post: operations["getAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request back that waits */
        post: operations["withdrawAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/request/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds words to a request that waits */
        post: operations["commentAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/decision/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The requests that wait for the decision of a member, the earliest deadline first, and how many there are behind each tab */
        post: operations["listAccessDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/decision/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or rejects a request; the first decision is final */
        post: operations["decideAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/delegation/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who decides in the place of a member, and for whom the member does */
        post: operations["getAccessDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/delegation/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a colleague decide in the place of a member for some days; one that was set before ends */
        post: operations["setAccessDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/iam/v1.0/delegation/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends it; with none it answers the same */
        post: operations["clearAccessDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/work/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What waits for the caller in each of their roles, what has waited longest first */
        post: operations["listAdminWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/work/item/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What waits for the caller in each of their roles, one by one, what has waited longest first */
        post: operations["listAdminWorkItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/flow/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts which steps one visit to a wizard reached, and where it was left or ended; the call is anonymous */
        post: operations["countFlowVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/flow/count/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many visits reached, left or ended each step of a wizard, over some days */
        post: operations["listFlowCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/staff/invitation/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation to the staff, by the key of its link, and what its holder does next */
        post: operations["getStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/staff/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the caller one of the staff, once for a link; the link was made for the mail address of their login */
        post: operations["acceptStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The staff by name, and the invitations that wait */
        post: operations["listStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link that works once within 24 hours; one that waits for the address does not work any more */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/invitation/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an invitation back that waits: its link does not work any more */
        post: operations["takeBackStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/roles/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what one of the staff may do from now on; one who operates always stays */
        post: operations["setStaffRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/review/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the staff did with the data of customers in a month, for the monthly check (개인정보의 안전성 확보조치 기준 8조) */
        post: operations["getAccessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/review/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs the check of a month that is over, once, with what was found */
        post: operations["signAccessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/staff/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the role of one of the staff and all their sessions; the last one who operates stays */
        post: operations["endStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What waits for the caller in the access area of their company, and how it went lately */
        post: operations["getAdminAccessToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests that wait in what the caller decides on, who waits longest first; own ones are among them, closed */
        post: operations["listAdminAccessRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/request/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the caller decides one request by: who asks, what they hold, how risky it is, and what they asked for before */
        post: operations["getAdminAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/request/decided/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests that were decided on in what the caller decides on, the latest decision first unless sorted */
        post: operations["listAdminAccessDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/person/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member of the company with the permissions and requests that the caller may see */
        post: operations["getAdminPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/grant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permissions that the caller may revoke or block, the latest first unless another order is asked for; words are also found in departments */
        post: operations["listAdminAccessGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/grant/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a permission now; a request about it is closed */
        post: operations["revokeAccessGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/grant/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pauses a permission at once, for security */
        post: operations["blockAccessGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/grant/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a pause that security began */
        post: operations["liftAccessGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/request/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on many requests, each for itself, with the term that was asked for */
        post: operations["decideAccessRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apps that the caller administers, by name */
        post: operations["listAdminApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a company has an app asked for: levels, term, who decides, policies */
        post: operations["getAdminApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an app of the company, or one that the operator offers; the caller administers it, and its levels are added next */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes name, icon, category and words of an app of its owner */
        post: operations["updateApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an app: it is offered no more, its permissions are taken back and what waits for a decision is closed */
        post: operations["retireApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/connection/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How an app of its owner is connected: its keys, and when it last called */
        post: operations["getAppConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/connection/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an app learns of a person now, as it would if it asked: for trying a connection */
        post: operations["checkAppAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/key/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a key with which the app asks for decisions; it is answered once, and two are valid at a time, so that one replaces the other without a gap */
        post: operations["issueAppKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/key/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a key of an app at once */
        post: operations["revokeAppKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/client/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets up or changes how people log in to an app by OpenID Connect (OpenID Connect Core 1.0, at the address in the connection). A first secret is answered once */
        post: operations["setAppClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/client/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new secret of an app, which is answered once; the former one is accepted for a day as well */
        post: operations["rotateAppClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/client/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the login to an app, with every login that is open in it */
        post: operations["removeAppClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/webhook/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where an app of its owner is notified of what happens to its permissions, and the latest of what was sent */
        post: operations["getAppWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/webhook/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has an app notified at an address, signed with a new secret that is answered once; deliveries are signed with the former one as well for a day. One that was disabled begins again */
        post: operations["setAppWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/webhook/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has an app notified no more, and forgets what was sent */
        post: operations["removeAppWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/webhook/delivery/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends again what was delivered or given up, under the same id */
        post: operations["replayAppDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/policy/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settles the longest term and what happens without a decision; what is in use stays as it is */
        post: operations["updateAppPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/level/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a level of the company to an app */
        post: operations["addAccessLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/level/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the longest term of a level for the company, and words and risk of one that it has added itself */
        post: operations["updateAccessLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/level/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a level to new requests of the company, locks it, or opens it again; no permission ends by it */
        post: operations["switchAccessLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes an app to new requests of the company, locks it, or opens it again; no permission ends by it */
        post: operations["switchAccessApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/manager/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names a colleague who decides on an app or administers it */
        post: operations["addAppManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/manager/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role of a colleague in an app back; never the last approver */
        post: operations["removeAppManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/delegation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who decides in whose place in the apps that the caller administers, the one set last first unless sorted */
        post: operations["listAdminDelegations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/delegation/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a colleague decide in the place of another one who is away, and notifies both */
        post: operations["addAdminDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/delegation/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a delegation back before its last day is over, and notifies both */
        post: operations["endAdminDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/access/grant/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as CSV, in the same order */
        post: operations["exportAdminAccessGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/abnormal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abnormal behaviour of members of the company, the latest first unless sorted */
        post: operations["listAbnormalEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/abnormal/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One with its evidence, what may be done about it and what was done */
        post: operations["getAbnormalEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/abnormal/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does something about it at once; the member is notified of every action except those that stay among admins */
        post: operations["takeAbnormalAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/audit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What members of the company did with personal data and permissions, the latest first unless sorted */
        post: operations["listAuditRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as CSV with a byte order mark, in the same order, ten thousand at most */
        post: operations["exportAuditRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a record was changed or taken away since it was written */
        post: operations["verifyAuditRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a member's own lists show for some words: of the company, of the member, and what everybody may read */
        post: operations["searchPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, and before it what the lists of the admin area show to the caller */
        post: operations["searchAdminPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/work/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How much waits for the member in their own area, for its menu */
        post: operations["countMyWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/work/day/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How much work of customers came in and was handled on each of the last fourteen days, for the staff
         * @description Requests of subscriptions came in when they were made and are handled when they are decided on. Inquiries came in on a day on which their customer wrote and are handled on a day on which the staff answered, once a day each.
         */
        post: operations["getAdminWorkDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/notification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The notifications of the member, the latest first */
        post: operations["listNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/notification/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many notifications the member has not read */
        post: operations["countNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one as read; one that is not there is as good as read */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/notification/read/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/notification/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes one; one that is not there is as good as removed */
        post: operations["removeNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/unauth/catalogue/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The services that are on sale today, with their plans and prices */
        post: operations["getCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every service that is, was or will be sold, with what is scheduled */
        post: operations["listAdminServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A service as it is sold today, what is scheduled, and all its editions */
        post: operations["getAdminService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what is sold of a service from a day on; a new service begins so
         * @description An edition with another price of a plan that was sold before waits for another one of the staff who sells (`decideServiceEdition`), unless there is none.
         */
        post: operations["scheduleServiceEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws an edition of a service that does not hold yet */
        post: operations["takeBackServiceEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the accounts of an app are written by SCIM 2.0, what is written, and what waits or has failed */
        post: operations["getAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the accounts and groups of an app follow its permissions at a SCIM endpoint. The token stays where none is given, unless the address changes */
        post: operations["setAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has no more accounts written, and forgets the token and what was written; the accounts at the app stay */
        post: operations["removeAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the endpoint for its users, and shows how it answered; nothing is changed there */
        post: operations["testAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes again what was given up */
        post: operations["retryAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the accounts at the app compared with the permissions now; what differs is shown before it is corrected */
        post: operations["compareAppScim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/app/scim/drift/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has what differs corrected now, or left as it is until the next comparison */
        post: operations["decideAppDrift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many running subscriptions prices from a day on would be raised for */
        post: operations["previewServiceEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answers of the subscriptions of a service to its raised prices */
        post: operations["listServicePriceConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/catalogue/service/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or declines an edition with a changed price that waits for a second person, or withdraws it
         * @description The person who wrote it may only withdraw it. An edition that is approved after its first day holds from the day of the approval on.
         */
        post: operations["decideServiceEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/tax-invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tax invoice of a bill and its corrections
         * @description The portal issues them by the service of the operator from the day after the bill; without a service the list contains what the staff noted.
         */
        post: operations["listTaxInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/tax-invoice/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues what is not issued of a bill now, rather than when the portal does
         * @description The original, and whatever was refused. A document that the tax office rejected is replaced by another one. Every document is issued once: one whose outcome is unknown is looked up at the service by its key first.
         */
        post: operations["issueTaxInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/tax-invoice/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the tax invoice of a bill that was cancelled or given back
         * @description The portal corrects by itself what it issued. This is for a tax invoice that the staff issued elsewhere, and may have corrected there.
         */
        post: operations["correctTaxInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deposits for the staff, the latest first, each with the bill that it alone fits */
        post: operations["listDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit with the bills that it may have paid */
        post: operations["getDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the deposits from a list of the bank
         * @description A line that was read before is left out, also where the list of another day has it again. Two lines of one list that are alike are two deposits. Withdrawals are left out. A line without a readable day and amount is named by its number, and the others are read all the same.
         */
        post: operations["importDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a bill as paid by one deposit, or by several together
         * @description The bill is paid as a transfer that the staff notes, with the same notifications. A bill is paid whole or not at all: of less money than it asks for none is used.
         */
        post: operations["confirmDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the payment of a bill by deposits back
         * @description The bill is owed again as it was before, and every deposit that paid it has its money again. The company is notified. Not after a part of the bill was given back.
         */
        post: operations["undoDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a deposit, or the rest of it, aside as paying no bill, or takes it up again */
        post: operations["setDepositAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the name and the business number of a company, for a reason
         * @description The owners, billing managers and security admins of the company are notified and read the reason. Contracts and bills keep the name and the number that they were made with. The name is not compared with that of the operator: it is the registered one.
         */
        post: operations["correctCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the staff corrected about a company, the latest first */
        post: operations["listCompanyCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The people of a company with the state of their accounts, for the staff; the longest member first */
        post: operations["listAdminCompanyPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the account of a member, for a reason
         * @description Ends every session of the member at once, and with them logins to apps; apps that ask are answered that the member may not use them. No login succeeds until it is opened again; what the company has subscribed to goes on. The member is sent the reason, and the owners and security admins of their company are notified without it.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/account/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a closed account again, for a reason
         * @description The member can log in as before. They are sent the reason, and the owners and security admins of their company are notified without it.
         */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All companies for the staff, the latest first */
        post: operations["listAdminCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as CSV, in the same order */
        post: operations["exportAdminCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/member/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All members for the staff, the latest first, with masked names and addresses */
        post: operations["listAdminMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/feed/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When the account service was asked for deposits last, and how it ended */
        post: operations["getDepositFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/deposit/feed/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the account service for deposits now
         * @description The service collects the rows of the account meanwhile; what is new is stored when it has ended. While it collects, nothing is asked for again. A deposit that a list of the bank had before is not stored again. Where no account service is configured nothing is asked.
         */
        post: operations["fetchDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The messages to mobile numbers about a bill, the earliest first, and by what they arrived
         * @description Their text is not stored after the delivery.
         */
        post: operations["listBillMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens what the portal knows about a company, for a reason that is recorded
         * @description Holds for this member of the staff until the end of the day in Korea. The reason is on the monthly check of the records. A second reason of the same day is not stored.
         */
        post: operations["openAdminCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/merge/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company with the others of its business number, or of another one, and what a merge would move of each */
        post: operations["previewCompanyMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges a company into another one of the same business number, for a reason; it cannot be undone
         * @description People with their roles, subscriptions with their bills, trials, apps and settings move to the remaining company. An owner of the merged company becomes a billing manager unless the remaining one has no owner, and its open invitations are taken back. Its records stay, and the remaining company reads them. Owners, billing managers and security admins of both, and all people of the merged one, are notified.
         */
        post: operations["mergeCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/app/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The apps of a company for the staff: its own, then those of the operator for which its people have a permission */
        post: operations["listAdminCompanyApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The requests for permissions of the people of a company for the staff, the latest first
         * @description Those of before a person joined the company are not among them. Reasons and comments stay within the company.
         */
        post: operations["listAdminCompanyRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the portal wrote to the people of a company, the latest first
         * @description Subjects alone, with masked receivers. Mails and text messages with a code or a link that logs in are not stored, so they are not listed. What was written before a person joined the company is not among it.
         */
        post: operations["listAdminCompanyMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/member/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens what the portal knows about a member, for a reason that is recorded
         * @description Holds for this member of the staff until the end of the day in Korea, as openAdminCompany does for a company. A company that was opened does not open its people.
         */
        post: operations["openAdminMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/member/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member for the staff, with the state of their account; the number is masked */
        post: operations["getAdminMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/member/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the portal wrote to a member, the latest first
         * @description As listAdminCompanyMessages, of the whole time of the member.
         */
        post: operations["listAdminMemberMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/member/counsel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reservations of counsel of a member, the latest first */
        post: operations["listAdminMemberCounsels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/company/event/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The history of a company, the latest first
         * @description Requests for subscriptions and cancellations, corrections and merges by the staff, and accounts that the staff closed or opened again, since their person joined the company. Payments and refunds are in it for members of the staff with the role BILLS or REFUNDS.
         */
        post: operations["listAdminCompanyEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/cash-receipt/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cash receipts of a bill, and the number under which they are issued */
        post: operations["getCashReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/home/v1.0/user/bill/cash-receipt/number/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the number under which the payments of a subscription get cash receipts from now on
         * @description A payment of the last five days without a receipt gets one under it. Receipts that are issued keep theirs.
         */
        post: operations["setCashReceiptNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/cash-receipt/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cash receipts of a bill for the staff */
        post: operations["listCashReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/bill/cash-receipt/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues what is not issued of a bill now, rather than when the portal does
         * @description The receipt of its payment, under the number of the payer or that of the tax office for payers without one, and whatever was refused. A document that the tax office rejected is replaced by another one. Every document is issued once: one whose outcome is unknown is looked up at the service by its key first.
         */
        post: operations["issueCashReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/settlement/difference/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Differences between the list of settlements and the portal, the latest first
         * @description The list of the payment service is compared once a day with the charges and refunds of the last seven days. One that a later comparison no longer finds is closed by itself.
         */
        post: operations["listSettlementDifferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/admin/v1.0/settlement/difference/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes what was done about a difference */
        post: operations["noteSettlementDifference"];
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
        /** @description The frame of a success, with its data next to these two */
        Success: {
            /** @constant */
            code: 200;
            msg: string;
        };
        /** @description A refusal or a failure: its code in the catalogue, its Korean sentence, and the numbers of the sentence */
        ProblemAnswer: {
            code: number;
            msg: string;
            data: components["schemas"]["ProblemData"];
        };
        /** @description Numbers and names that belong to a problem; null where it has none. Each problem has those that its sentence or its screen needs */
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
             * Format: date
             * @description The first day on which it may be asked for
             */
            opensOn?: string;
            /**
             * @description Why a new password is refused
             * @enum {string}
             */
            weakness?: "short" | "long" | "common" | "personal" | "run";
            /** @description How many characters it needs at least, where it is short */
            passwordLeast?: components["schemas"]["PasswordLeast"];
            /** @description The plan with fewer users than were asked for */
            planName?: string;
            /** @description How many users this plan is for at most */
            maximumUsers?: number;
            /** @description The operation that does what was asked for */
            operation?: string;
            /** @description The input that this operation needs */
            needs?: string[];
        } | null;
        /**
         * @description Y is yes, N is no
         * @enum {string}
         */
        Yn: "Y" | "N";
        /**
         * Format: uuid
         * @description An id that the server made, or an idempotency key or device id that the app made
         */
        Uuid: string;
        /**
         * Format: date-time
         * @description A moment with the offset of Korea, 2026-11-21T01:30:00+09:00
         */
        Time: string;
        /**
         * Format: date
         * @description A day in Korea, 2026-11-21
         */
        Date: string;
        /** @description Where the next page of a list begins; only the server that made it can read it */
        Cursor: string;
        /** @description How many there are; never estimated */
        Count: number;
        /** @description How many rows a list has for each value of its main filter, under its other filters; without values that have none. Absent from a server that does not count */
        FilterCounts: {
            value: components["schemas"]["Code"];
            count: components["schemas"]["Count"];
        }[];
        /** @description In the smallest unit of the currency: won, or cents of a dollar. Below zero it is given back */
        Amount: number;
        /** @description A word of the server that the app shows as it is or looks up in a table of its own */
        Code: string;
        /** @description A text of one line that is no personal data */
        ShortText: string;
        /** @description UTF-8 in base64, as every personal field travels; up to 1,200 bytes before it */
        PersonalText: string;
        /** @description As PersonalText, or null */
        PersonalTextOrNone: string | null;
        /** @description As it was typed: never trimmed or normalized, and never in an answer */
        Password: string;
        /** @description How many characters a new password of this member needs at least */
        PasswordLeast: number;
        /**
         * @description The second factor: sms is a code by text message, totp one of an authenticator app; none is neither, also where there is a passkey
         * @enum {string}
         */
        MfaType: "sms" | "totp" | "none";
        /**
         * @description A second factor with a code of six digits: by text message, or of an authenticator app
         * @enum {string}
         */
        CodeFactor: "sms" | "totp";
        /** @description The number by which people name a subscription: S, the year of its request, and a running number */
        SubscriptionNo: string;
        /** @description The key of a shared link: 32 random bytes in base64url */
        ViewKey: string;
        /** @description How far a login has come: complete, or the second factor is due */
        LoginStep: {
            /** @description N while the second factor is due */
            loginYn: components["schemas"]["Yn"];
            mfaType: components["schemas"]["MfaType"];
        };
        /**
         * @description What a check is for: LOGIN completes a login, SECURITY comes before something that must not be done by another
         * @enum {string}
         */
        SecurityType: "LOGIN" | "SECURITY";
        /** @description A code that was sent, or a try with the authenticator app that is open */
        MfaChallenge: {
            challengeId: components["schemas"]["Uuid"];
            securityType: components["schemas"]["SecurityType"];
            mfaType: components["schemas"]["CodeFactor"];
            /** @description Where the code went, masked: the mobile number, or at a login the mail address where text messages are away and the member may use it */
            destination: components["schemas"]["PersonalTextOrNone"];
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        /** @description The edition of a term; another text has another one */
        TermsVersion: string;
        /** @description A code is on its way; the same answer where none was sent, so that it tells nothing of accounts */
        CodeSent: {
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        /** @description Six digits that were sent by message or mail, or that an authenticator app shows (RFC 6238) */
        VerificationCode: string;
        /** @description A reason from the list of the same operation family; the server may add reasons */
        WithdrawalReasonCode: string;
        /** @description The reasons from which one is chosen */
        WithdrawalReasons: {
            list: {
                reasonCode: components["schemas"]["WithdrawalReasonCode"];
                reasonName: string;
            }[];
        };
        /** @description The credential id, base64url; at most 1023 bytes */
        PasskeyId: string;
        /** @description Random bytes in base64url, good for five minutes and once */
        PasskeyChallenge: string;
        /** @description The clientDataJSON of WebAuthn, in base64url */
        PasskeyClientData: string;
        /** @description Says nothing of the member to anybody else */
        PasskeyUserId: string;
        /** @description In milliseconds */
        PasskeyTimeout: number;
        /** @description What the browser asks a passkey with: PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3, as far as the portal uses it */
        PasskeyRequest: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rpId: string;
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @constant */
            userVerification: "required";
        };
        /** @description What a passkey answers: AuthenticationResponseJSON of WebAuthn Level 3 */
        PasskeyAssertion: {
            id: components["schemas"]["PasskeyId"];
            rawId: components["schemas"]["PasskeyId"];
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["PasskeyClientData"];
                authenticatorData: string;
                signature: string;
                userHandle: components["schemas"]["PasskeyUserId"];
            };
            /** @description None is asked for */
            clientExtensionResults: Record<string, never>;
        };
        /** @description One of SubscriptionState; a server may know more, which the app shows raw and read-only */
        AnsweredSubscriptionState: string;
        /**
         * @description ENDED where the subscription ended without a consent, WITHDRAWN where the price no longer rises for it
         * @enum {string}
         */
        PriceConsentState: "ASKED" | "REMINDED" | "AGREED" | "REFUSED" | "RAISED" | "ENDED" | "WITHDRAWN";
        /**
         * @description KRW is won, without a smaller unit; USD is the dollar, counted in cents
         * @enum {string}
         */
        Currency: "KRW" | "USD";
        /** @description A service of the catalogue */
        ServiceCode: string;
        /** @description A plan of a service of the catalogue */
        PlanCode: string;
        /**
         * @description The announcement labels of the specification
         * @enum {string}
         */
        AnnouncementType: "user" | "service" | "security" | "other" | "application" | "approval" | "reply" | "notice";
        /**
         * @description What a message is about; codes are no kind, they are sent at once and not stored
         * @enum {string}
         */
        PhoneMessageKind: "BILL_ISSUED" | "BILL_FAILED" | "BILL_REMINDER" | "BILL_LATE" | "BILL_PAST_DUE" | "BILL_ENDING" | "BILL_ENDED" | "PRICE_ASKED" | "PRICE_REMINDED" | "REQUEST_APPROVED" | "REQUEST_REJECTED";
        /**
         * @description For the whole company; roles in single apps are those of `addAppManager`
         * @enum {string}
         */
        CompanyRole: "OWNER" | "BILLING_MANAGER" | "SECURITY_ADMIN" | "APP_ADMIN" | "APPROVER";
        /** @description In the order of CompanyRole */
        HeldRoles: components["schemas"]["CompanyRole"][];
        /**
         * @description BOOKED is to come, CANCELED was called off, DONE took place, NO_SHOW: the visitor did not come
         * @enum {string}
         */
        CounselState: "BOOKED" | "CANCELED" | "DONE" | "NO_SHOW";
        /**
         * @description By phone, by video, or at the office
         * @enum {string}
         */
        CounselMethod: "PHONE" | "VIDEO" | "VISIT";
        /**
         * @description WINDOW is Windows, MAC macOS, AOS Android, IOS iOS and iPadOS
         * @enum {string}
         */
        Device: "WINDOW" | "MAC" | "AOS" | "IOS";
        /** @description Words that all have to occur; also parts of words, and initial consonants alone */
        Search: string;
        /**
         * @description G is an invoice that is paid by transfer or giro, C a card, A the debit of a bank account
         * @enum {string}
         */
        PaymentMethodCode: "G" | "C" | "A";
        /**
         * @description ASC is upwards, DESC downwards
         * @enum {string}
         */
        SortDirection: "ASC" | "DESC";
        /** @description A list as CSV with a byte order mark, at most ten thousand rows */
        TableFile: {
            fileName: string;
            rows: components["schemas"]["Count"];
            csv: string;
        };
        /**
         * @description UNCHECKED: the tax office was not asked about the present number, or has not answered; UNREGISTERED: it does not know the number
         * @enum {string}
         */
        BusinessState: "UNCHECKED" | "ACTIVE" | "SUSPENDED" | "CLOSED" | "UNREGISTERED";
        /** @description What was seen; a row that has changed since refuses */
        Version: number;
        /** @description The key of an uploaded file, for the form that names it: 32 random bytes in base64url, good for a day */
        FileId: string;
        /** @description Uploaded files that a form brings with it */
        FileIds: components["schemas"]["FileId"][];
        /**
         * @description What the file is by its content, whatever its name says
         * @enum {string}
         */
        FileContentType: "application/pdf" | "image/png" | "image/jpeg";
        /** @description Bytes */
        FileSize: number;
        /** @description A file that waits for the form that names it */
        UploadedFile: {
            fileId: components["schemas"]["FileId"];
            fileName: components["schemas"]["PersonalText"];
            contentType: components["schemas"]["FileContentType"];
            size: components["schemas"]["FileSize"];
        };
        /**
         * @description NORMAL is in use, PAUSE is interrupted, EXPIRE has ended
         * @enum {string}
         */
        UseStatus: "NORMAL" | "PAUSE" | "EXPIRE";
        /** @description One of UseState, or S for an app of services of which the company has no subscription; a server may know more, which the app shows neutrally */
        AnsweredUseState: string;
        /** @description One of AppIcon; a server may know more, which the app shows as a window */
        AnsweredAppIcon: string;
        /** @description One of ServiceIcon; a server may know more, which the app shows as a shield */
        AnsweredServiceIcon: string;
        /** @description The services with one of which a company subscribes to the app; none if it is open to every company */
        ServicesOfApp: components["schemas"]["ServiceOfApp"][];
        ServiceOfApp: {
            serviceCode: components["schemas"]["ServiceCode"];
            serviceName: components["schemas"]["ShortText"];
            /** @description Whether it is sold today */
            saleYn: components["schemas"]["Yn"];
        };
        /**
         * @description Whose app it is: the operator offers it to every company, or a company has it for itself
         * @enum {string}
         */
        AppOwner: "OPERATOR" | "COMPANY";
        /**
         * @description APPLY asks for a permission, RELEASE gives it back, EXTEND lengthens its term, SUSPEND interrupts it, RESUME goes on with it
         * @enum {string}
         */
        ApprovalType: "APPLY" | "RELEASE" | "EXTEND" | "SUSPEND" | "RESUME";
        /**
         * @description WAITING is undecided. CloseReason says how one that does not wait came to its end
         * @enum {string}
         */
        ApprovalResult: "WAITING" | "APPROVED" | "REJECTED";
        /**
         * @description The change of an existing permission that a request asks for; null for a new one: revoke_auth with RELEASE, period_extension with EXTEND, pause with SUSPEND, resume with RESUME
         * @enum {string}
         */
        ServiceRequestType: "revoke_auth" | "period_extension" | "pause" | "resume";
        /**
         * @description Why a request no longer waits
         * @enum {string}
         */
        CloseReason: "DECISION" | "WITHDRAWN" | "TIMEOUT" | "SUPERSEDED" | "INELIGIBLE";
        /**
         * @description Who interrupted it: the member, an admin of the app, or security
         * @enum {string}
         */
        PauseOrigin: "USER" | "ADMIN" | "SECURITY";
        /**
         * @description TERM: its last day has passed, RELEASED: the member gave it back, REVOKED: it was taken back
         * @enum {string}
         */
        EndReason: "TERM" | "RELEASED" | "REVOKED";
        /**
         * @description The decision on a request; the first one is final
         * @enum {string}
         */
        AccessDecision: "APPROVE" | "REJECT";
        /**
         * @description ANSWERS inquiries and counsel; SELLS decides on requests for subscriptions; BILLS and REFUNDS handle bills; PUBLISHES posts; OPERATES all of it, the staff and the brand
         * @enum {string}
         */
        StaffRole: "ANSWERS" | "SELLS" | "BILLS" | "REFUNDS" | "PUBLISHES" | "OPERATES";
        /**
         * @description As whom a person decides: admin of an app, approver, the delegate of one of these, security admin of the company
         * @enum {string}
         */
        AccessRole: "APP_ADMIN" | "APPROVER" | "DELEGATE" | "SECURITY_ADMIN";
        /** @description What a person wrote; trimmed */
        AccessText: string;
        /** @description Whole days in Korea */
        TermDays: number;
        /** @description A person who may decide a request, by name alone */
        AccessApprover: {
            name: components["schemas"]["PersonalText"];
            role: components["schemas"]["AccessRole"];
        };
        /** @description A request for a permission or for a change of one, as its requester and its deciders see it */
        AccessRequest: {
            requestId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            approvalType: components["schemas"]["ApprovalType"];
            serviceRequestType: components["schemas"]["ServiceRequestType"] | null;
            approvalResult: components["schemas"]["ApprovalResult"];
            closeReason: components["schemas"]["CloseReason"] | null;
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            icon: components["schemas"]["AnsweredAppIcon"];
            levelId: components["schemas"]["Uuid"];
            levelName: components["schemas"]["ShortText"];
            grantId: components["schemas"]["Uuid"] | null;
            reason: components["schemas"]["AccessText"];
            /** @description As asked */
            termDays: components["schemas"]["TermDays"] | null;
            grantedTermDays: components["schemas"]["TermDays"] | null;
            /** @description The last day of use that was granted */
            endDate: components["schemas"]["Date"] | null;
            ownYn: components["schemas"]["Yn"];
            requesterName: components["schemas"]["PersonalText"];
            requestedAt: components["schemas"]["Time"];
            deadlineAt: components["schemas"]["Time"] | null;
            closedAt: components["schemas"]["Time"] | null;
            deciderName: components["schemas"]["PersonalTextOrNone"];
            comment: string | null;
        };
        /** @description Who is calling and what they may open: the app asks at its start and after every login. Without a login the personal fields are null */
        SessionInfo: {
            loginYn: components["schemas"]["Yn"];
            passwordCheckYn: components["schemas"]["Yn"];
            mfaType: components["schemas"]["MfaType"];
            subscribeYn: components["schemas"]["Yn"];
            /** @description Y where the security pages of the admin area are open to the member, too; not sent otherwise */
            securityAdminYn?: components["schemas"]["Yn"];
            /** @description Y where the member looks at the subscriptions and bills of the company, and others change them; not sent otherwise */
            subscriptionReadOnlyYn?: components["schemas"]["Yn"];
            /** @description Whether the pages of the staff in the admin area are open to the member */
            staffYn: components["schemas"]["Yn"];
            /** @description What the member does as one of the staff; all of it where staffYn is Y and it is not sent */
            staffRoles?: components["schemas"]["StaffRole"][];
            /** @description Whether the member has a role in the access area of their company today, and with it the admin area */
            accessAdminYn: components["schemas"]["Yn"];
            /** @description These roles, the strongest first, which say what pages of access permissions are open to the member; not sent where accessAdminYn is N */
            accessRoles?: components["schemas"]["AccessRole"][];
            /** @description Y where the member handles other people's data and has no second factor that is enough for it, so that the admin area and what their role in a company opens are closed until one is there; not sent otherwise */
            factorRequiredYn?: components["schemas"]["Yn"];
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
        /** @description The login; deviceId is a random id that the app made for this browser */
        Credentials: {
            email: components["schemas"]["PersonalText"];
            password: components["schemas"]["Password"];
            deviceId: components["schemas"]["Uuid"];
        };
        MfaFactors: {
            /** @description The one the member prefers */
            mfaType: components["schemas"]["CodeFactor"];
            /** @description For how many days a device may be trusted with the factor; 0 where it may not */
            trustDays: number;
            factors: {
                mfaType: components["schemas"]["CodeFactor"];
                /** @description Where the code goes, masked */
                destination: components["schemas"]["PersonalTextOrNone"];
            }[];
            /** @description Whether unused recovery codes are left */
            recoveryCodeYn: components["schemas"]["Yn"];
        };
        /** @description A place where the member is logged in */
        MemberSession: {
            sessionId: components["schemas"]["Uuid"];
            currentYn: components["schemas"]["Yn"];
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            /** @description Browser and system, such as "Chrome · Windows"; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
        };
        MemberSessions: {
            list: components["schemas"]["MemberSession"][];
        };
        /** @description A try to log in, right or wrong */
        SignIn: {
            signInId: components["schemas"]["Uuid"];
            /**
             * @description CODE_WRONG is a wrong second factor or recovery code
             * @enum {string}
             */
            result: "LOGGED_IN" | "PASSWORD_WRONG" | "CODE_WRONG" | "PASSKEY_WRONG";
            triedAt: components["schemas"]["Time"];
            /** @description Browser and system, such as "Chrome · Windows"; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
        };
        SignIns: {
            list: components["schemas"]["SignIn"][];
        };
        /** @description A browser in which the second factor is spared */
        TrustedDevice: {
            trustedDeviceId: components["schemas"]["Uuid"];
            /** @description Whether it is the one that asks */
            currentYn: components["schemas"]["Yn"];
            /** @description Browser and system, such as "Chrome · Windows"; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
            trustedAt: components["schemas"]["Time"];
            lastUsedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description For how long the ways to log in may be changed without the password */
        VerifiedForSeconds: number;
        /** @description Everything of the member's second step at once */
        MfaSettings: {
            /** @description The one the login asks for first */
            mfaType: components["schemas"]["MfaType"];
            /** @description Whether the last factor has to stay on */
            requiredYn: components["schemas"]["Yn"];
            /** @description Where a message goes or would go, masked */
            destination: components["schemas"]["PersonalText"];
            factors: {
                mfaType: components["schemas"]["CodeFactor"];
                since: components["schemas"]["Time"];
            }[];
            recoveryCodesLeft: number;
            trustedDevices: components["schemas"]["TrustedDevice"][];
            verifiedForSeconds: components["schemas"]["VerifiedForSeconds"];
        };
        /**
         * @description How a member proves who they are, the strongest first; RECOVERY is a recovery code
         * @enum {string}
         */
        VerificationWay: "PASSKEY" | "TOTP" | "SMS" | "PASSWORD" | "RECOVERY";
        /** @description The ways of a fresh proof that are open to the caller now */
        Verification: {
            /** @description The one to begin with first */
            ways: components["schemas"]["VerificationWay"][];
            /** @description Where a message goes, masked; null where none can be asked for */
            destination: components["schemas"]["PersonalTextOrNone"];
            passkey: components["schemas"]["PasskeyRequest"] | null;
        };
        /** @description A factor that is being turned on; `secret` and `uri` are of an authenticator app alone */
        MfaEnrolment: {
            enrolmentId: components["schemas"]["Uuid"];
            mfaType: components["schemas"]["CodeFactor"];
            /** @description Where the code goes, masked */
            destination: components["schemas"]["PersonalTextOrNone"];
            /** @description For the authenticator app, base32 */
            secret: string | null;
            /** @description The same as an otpauth address, for a picture to be scanned; it holds the login id */
            uri: components["schemas"]["PersonalTextOrNone"];
            /** @description How long a code is taken */
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        RecoveryCodes: {
            /** @description Never shown again; empty where unused ones are left */
            recoveryCodes: string[];
        };
        /** @description A payment method whose bills in a currency are charged by themselves */
        ChargedMethod: {
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
            currency: components["schemas"]["Currency"];
        };
        /** @description A name of the portal, as its pages and mails have it */
        BrandName: string;
        /** @description A day on which the telephone is not answered and no counsel is given */
        ClosedDay: {
            date: components["schemas"]["Date"];
            name: components["schemas"]["ShortText"];
            /** @description The next day that is not closed */
            reopensOn: components["schemas"]["Date"];
        };
        HoursLine: {
            /** @description Such as `평일` */
            days: string;
            /** @description Such as `오전 9시~오후 6시` */
            hours: string;
            /** @description Such as `점심시간 낮 12시~오후 1시` */
            pause: string | null;
        };
        WeekInWords: {
            /** @description All of it, such as `평일 오전 9시~오후 6시(점심시간 낮 12시~오후 1시 제외)` */
            line: string;
            /** @description Weekdays with the same hours share a line */
            lines: components["schemas"]["HoursLine"][];
            /** @description The days without hours, such as `주말과 공휴일` */
            closed: string;
        };
        /** @description When counsel is given and the telephone is answered, as pages show it, in Korea */
        HoursInWords: {
            counsel: components["schemas"]["WeekInWords"];
            support: components["schemas"]["WeekInWords"];
        };
        /** @description Act on Consumer Protection in Electronic Commerce, article 10, and article 7 of its enforcement rule */
        Operator: {
            operatorName: components["schemas"]["ShortText"];
            representative: components["schemas"]["ShortText"];
            /** @description With its hyphens, as it is shown */
            businessNo: string;
            /** @description Null where the business need not report mail-order sales */
            mailOrderNo: string | null;
            officeAddress: components["schemas"]["ShortText"];
            /** @description With its hyphens, as it is shown */
            supportPhone: string;
            supportMail: string;
            /** @description The provider whose machines the portal runs on; null where they are its own */
            hostName: string | null;
            privacyOfficer: components["schemas"]["ShortText"];
            /** @description What the payment service charges by itself; every other bill is transferred by who owes it */
            chargedMethods: components["schemas"]["ChargedMethod"][];
            /** @description What the portal is called */
            brandName: components["schemas"]["BrandName"];
            /** @description When the telephone is answered, in the words of the operator; null where pages show `openingHours` */
            supportHours: string | null;
            /** @description What else the foot of every page says; lines, no markup */
            legalFooter: string | null;
            /** @description A holiday that is today, or the next day which is no weekend; null if both are usual */
            closedDay: components["schemas"]["ClosedDay"] | null;
            openingHours?: components["schemas"]["HoursInWords"];
        };
        /** @description 0 until it is edited */
        BrandVersion: number;
        /** @description As BrandName, or null */
        BrandNameOrNone: string | null;
        /** @description The colour of buttons and links; null for that of the build */
        AccentColorOrNone: string | null;
        /** @description A PNG or JPEG picture in base64, at most 64 KiB; null for a mark of the first letter */
        LogoOrNone: string | null;
        Brand: {
            version: components["schemas"]["BrandVersion"];
            brandName: components["schemas"]["BrandName"];
            /** @description The name in Latin letters; no company may be called like it either */
            latinName: components["schemas"]["BrandNameOrNone"];
            /** @description Who mails are from; null where it is the name that the settings of the server have, or the brand */
            senderName: components["schemas"]["BrandNameOrNone"];
            /** @description When the telephone is answered */
            supportHours: string | null;
            /** @description What else the foot of every page says; lines, no markup */
            legalFooter: string | null;
            accentColor: components["schemas"]["AccentColorOrNone"];
            logo: components["schemas"]["LogoOrNone"];
            /** @description Null while it is that of the settings of the server */
            changedAt: components["schemas"]["Time"] | null;
            /** @description Who changed it; null for a member who left as well */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        /** @description Personal Information Protection Act, article 30 */
        PrivacyPolicy: {
            title: components["schemas"]["ShortText"];
            version: components["schemas"]["TermsVersion"];
            effectiveDate: components["schemas"]["Date"];
            /** @description CommonMark; what looks like HTML is text */
            body: string;
        };
        /** @description Counts the edits; 0 are the rules that the portal comes with */
        RulesVersion: number;
        StepChannels: {
            mailYn: components["schemas"]["Yn"];
            /** @description By 알림톡 where the operator has a template for it, else or if that does not arrive by text message */
            phoneYn: components["schemas"]["Yn"];
        };
        /** @description How the member hears of each step, besides the inbox of the portal, which always has it. A step of which no one would hear outside the portal before a subscription is past due is refused with `billRules.unheard` */
        BillChannels: {
            /** @description The bill */
            issued: components["schemas"]["StepChannels"];
            /** @description A failed charge */
            failed: components["schemas"]["StepChannels"];
            /** @description Some days before the due day */
            reminder: components["schemas"]["StepChannels"];
            /** @description The day after the due day */
            late: components["schemas"]["StepChannels"];
            /** @description The subscription is past due */
            pastDue: components["schemas"]["StepChannels"];
            /** @description The last notice before the subscription ends by itself. Absent in a request, it stays as it is */
            ending?: components["schemas"]["StepChannels"];
            /** @description The subscription has ended by itself. Absent in a request, it stays as it is */
            ended?: components["schemas"]["StepChannels"];
        };
        /** @description In days. What does not fit together is refused with `billRules.unfit` */
        BillRules: {
            /** @description From a bill that is paid by transfer to its due day */
            transferDays: number;
            /** @description From a bill that is charged to its due day */
            chargeDays: number;
            /** @description After the bill, in sequence and by its due day: when a failed charge is repeated */
            retryDays: number[];
            /** @description Before the due day, when an unpaid bill is reminded of; null for no reminder */
            reminderDays: number | null;
            /** @description After the due day, until the subscription is past due; null where it stays in use */
            graceDays: number | null;
            /** @description After a subscription is past due, until it ends by itself; null where it stays past due for a decision of the staff. Absent in a request, it stays as it is */
            endDays?: number | null;
            /** @description Before that end, when its last notice is sent, at most `endDays`; a number exactly where `endDays` is one. Absent in a request, it stays as it is */
            lastNoticeDays?: number | null;
            /** @description Whether the additional receivers of bills get a mail of each reminder */
            copyYn: components["schemas"]["Yn"];
            channels: components["schemas"]["BillChannels"];
        };
        SavedBillRules: {
            version: components["schemas"]["RulesVersion"];
            rules: components["schemas"]["BillRules"];
            /** @description The unpaid bills that keep the rules under which they were issued */
            openCount: components["schemas"]["Count"];
            /** @description Null for the rules that the portal comes with */
            changedAt: components["schemas"]["Time"] | null;
            /** @description The member of the staff who saved them; null for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        OwnHoliday: {
            date: components["schemas"]["Date"];
            name: string;
            /** @description The reservations of counsel for that day */
            bookedCount: components["schemas"]["Count"];
            /** @description The member of the staff who added it; null for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        PublicHoliday: {
            date: components["schemas"]["Date"];
            name: components["schemas"]["ShortText"];
        };
        Holidays: {
            /** @description From today on */
            own: components["schemas"]["OwnHoliday"][];
            /** @description From today on for a year, as the government declared them or the law has them */
            public: components["schemas"]["PublicHoliday"][];
        };
        ConnectionTemplate: {
            messageKind: components["schemas"]["PhoneMessageKind"];
            /**
             * @description UNCHECKED: the service did not answer, and the template is used; the last three go by text message
             * @enum {string}
             */
            templateState: "USED" | "UNCHECKED" | "UNAPPROVED" | "OTHER_VARIABLES" | "UNKNOWN";
        };
        /** @description A service outside of the portal */
        Connection: {
            /** @enum {string} */
            connection: "PAYMENT" | "ACCOUNT" | "TAX_INVOICE" | "CASH_RECEIPT" | "REGISTRY" | "MAIL" | "SMS" | "TALK" | "FILES" | "SCANNER" | "ADDRESS";
            /**
             * @description TROUBLE: the last call failed; UNUSED: connected, and not called yet; SIMULATED: a demo takes its place
             * @enum {string}
             */
            connectionState: "CONNECTED" | "UNUSED" | "SIMULATED" | "TROUBLE" | "NOT_CONNECTED";
            /** @description The names of the settings that connect it, never their values */
            settings: string[];
            /** @description The first failed call since the last success */
            failingSince: components["schemas"]["Time"] | null;
            lastSuccessAt: components["schemas"]["Time"] | null;
            lastFailureAt: components["schemas"]["Time"] | null;
            /** @description The words of the last failure, without secrets and personal data */
            lastFailure: string | null;
            /** @description Those of 알림톡; empty for other services */
            templates: components["schemas"]["ConnectionTemplate"][];
        };
        Connections: {
            list: components["schemas"]["Connection"][];
        };
        /** @description Counts the edits; 0 are the hours that the portal comes with */
        HoursVersion: number;
        /** @description A time on the hour or the half hour */
        HalfHour: string;
        /** @description As HalfHour, or null */
        HalfHourOrNone: string | null;
        DayHours: {
            opensAt: components["schemas"]["HalfHour"];
            closesAt: components["schemas"]["HalfHour"];
            /** @description Null without a break */
            breakFrom: components["schemas"]["HalfHourOrNone"];
            /** @description Null without a break */
            breakUntil: components["schemas"]["HalfHourOrNone"];
        };
        /** @description The hours of each weekday, in Korea; null for one without. Public holidays and closed days have none */
        WeekHours: {
            mon: components["schemas"]["DayHours"] | null;
            tue: components["schemas"]["DayHours"] | null;
            wed: components["schemas"]["DayHours"] | null;
            thu: components["schemas"]["DayHours"] | null;
            fri: components["schemas"]["DayHours"] | null;
            sat: components["schemas"]["DayHours"] | null;
            sun: components["schemas"]["DayHours"] | null;
        };
        /** @description Hours that end before they begin, a pause that is not within them, and weeks without any are refused with `openingHours.unfit` */
        OpeningHours: {
            /** @description When counsel is given, in slots of half an hour */
            counsel: components["schemas"]["WeekHours"];
            /** @description When the telephone is answered */
            support: components["schemas"]["WeekHours"];
        };
        /** @description The reservations to come of one time of a weekday */
        BookedTime: {
            /** @enum {string} */
            weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            startsAt: components["schemas"]["HalfHour"];
            count: components["schemas"]["Count"];
        };
        SavedOpeningHours: {
            version: components["schemas"]["HoursVersion"];
            hours: components["schemas"]["OpeningHours"];
            /** @description The reservations to come, which stay when the hours change */
            booked: components["schemas"]["BookedTime"][];
            /** @description Null for the hours that the portal comes with */
            changedAt: components["schemas"]["Time"] | null;
            /** @description The member of the staff who saved them; null for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        /**
         * @description A public page whose texts the operator edits: /, /feature and /support
         * @enum {string}
         */
        SitePage: "home" | "feature" | "support";
        /** @description Plain text. `{{brand}}` is the name of the portal, and in the closing of the home page `{{days}}` the length of the trial */
        SiteText: {
            /** @description Which text of the page */
            key: string;
            /** @description A heading has at most 60 characters and is not empty; empty texts are left out of the page */
            text: string;
        };
        /** @description The texts that are not those of the app, each key once */
        SiteTextList: components["schemas"]["SiteText"][];
        SiteQuestion: {
            /** @description The question */
            title: string;
            /** @description The answer */
            text: string;
        };
        /** @description The questions and answers of the page in their order, which it leaves out if there are none; null for those of the app */
        SiteQuestionsOrNone: components["schemas"]["SiteQuestion"][] | null;
        SitePageTexts: {
            texts: components["schemas"]["SiteTextList"];
            questions: components["schemas"]["SiteQuestionsOrNone"];
        };
        /** @description Counts the edits of all pages; 0 until the first */
        SiteVersion: number;
        SiteEditionLine: {
            version: components["schemas"]["SiteVersion"];
            changedAt: components["schemas"]["Time"];
            /** @description The member of the staff who saved it; null for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        SiteEdition: {
            page: components["schemas"]["SitePage"];
            /** @description The last version, which an edit names */
            version: components["schemas"]["SiteVersion"];
            /** @description The version of the texts in this answer */
            shownVersion: components["schemas"]["SiteVersion"];
            texts: components["schemas"]["SiteTextList"];
            questions: components["schemas"]["SiteQuestionsOrNone"];
            /** @description The last versions in which this page was edited, latest first */
            editions: components["schemas"]["SiteEditionLine"][];
        };
        /**
         * @description MARKETING_NIGHT is between 21:00 and 08:00
         * @enum {string}
         */
        TermsCode: "SERVICE" | "PRIVACY" | "AGE14" | "MARKETING" | "MARKETING_NIGHT";
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
        /**
         * @description INDIVIDUAL signs up alone, BUSINESS with a company
         * @enum {string}
         */
        AccountType: "INDIVIDUAL" | "BUSINESS";
        TermsAnswer: {
            termsCode: components["schemas"]["TermsCode"];
            version: components["schemas"]["TermsVersion"];
            agreedYn: components["schemas"]["Yn"];
        };
        /** @description The draft of a sign-up: what was answered so far, and the step that is next */
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
            representative: components["schemas"]["PersonalTextOrNone"];
            foundedOn: components["schemas"]["Date"] | null;
            email: components["schemas"]["PersonalTextOrNone"];
            emailVerifiedYn: components["schemas"]["Yn"];
        };
        /** @description An app that nobody else of the company administers or decides on */
        SoleAdministration: {
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            /**
             * @description What no one else does: settle how the app is asked for; use a level that administers it
             * @enum {string}
             */
            duty: "APP_ADMIN" | "LEVEL_ADMIN";
            /** @description Whether the member may name another member */
            settleYn: components["schemas"]["Yn"];
            /** @description Whom to ask otherwise */
            admins: {
                name: components["schemas"]["PersonalText"];
            }[];
        };
        /** @description What the law keeps after a withdrawal, and for how long */
        KeptRecord: {
            /** @enum {string} */
            keptType: "CONTRACT" | "COMPLAINT" | "SIGN_IN";
            /** @description How long the law keeps one */
            months: number;
            /** @description How many there are of the member */
            count: components["schemas"]["Count"];
        };
        /** @description Everything that stands against leaving, is given up, or stays */
        WithdrawalCheck: {
            /** @description The company that the member is the one owner of while colleagues stay; it blocks until the ownership is handed over */
            ownedCompanyName: components["schemas"]["PersonalTextOrNone"];
            /** @description Y for the only one of the staff who operates, which blocks until a colleague does; not sent otherwise */
            lastOperatorYn?: components["schemas"]["Yn"];
            /** @description Those in use, and those that have ended whose final bill is still to come; each of them blocks */
            subscriptions: {
                subscriptionId: components["schemas"]["Uuid"];
                subscriptionNo: components["schemas"]["SubscriptionNo"];
                subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
                serviceName: string;
                planName: string;
                endDate: components["schemas"]["Date"] | null;
            }[];
            /** @description Those that are not paid, and those of subscriptions that end with the membership whose amount is not given back yet (`totalAmount` below zero); each of them blocks */
            bills: {
                billNo: string;
                subscriptionId: components["schemas"]["Uuid"];
                serviceName: string;
                period: string;
                currency: components["schemas"]["Currency"];
                totalAmount: components["schemas"]["Amount"];
                dueDate: components["schemas"]["Date"];
            }[];
            /** @description Those that the member is the last to administer while colleagues stay; each of them blocks */
            apps: components["schemas"]["SoleAdministration"][];
            /** @description What is given up by leaving */
            releases: {
                /** @enum {string} */
                releaseType: "GRANT" | "ACCESS_REQUEST" | "TRIAL" | "SUBSCRIPTION_REQUEST" | "COUNSEL";
                /** @description Of the app, the service, with its last day of a trial, or the time of the counsel */
                name: string;
            }[];
            kept: components["schemas"]["KeptRecord"][];
        };
        /** @description The password was right; the proof continues under this key */
        WithdrawalProofStart: {
            /** @description Null while a second factor is due */
            proofKey: components["schemas"]["ViewKey"] | null;
            /** @description The one the member prefers first; empty where there is none */
            factors: {
                mfaType: components["schemas"]["CodeFactor"];
                /** @description Where the code goes, masked */
                destination: components["schemas"]["PersonalTextOrNone"];
            }[];
            /** @description Whether unused recovery codes are left */
            recoveryCodeYn: components["schemas"]["Yn"];
            /** @description What a passkey may sign in place of the second factor, once and within five minutes; null where the member has none or nothing more is due */
            passkey: components["schemas"]["PasskeyRequest"] | null;
        };
        /** @description The proof with which `completeWithdrawal` is called */
        WithdrawalProof: {
            /** @description Good for ten minutes and in this session */
            proofKey: components["schemas"]["ViewKey"];
        };
        WithdrawalDone: {
            withdrawnAt: components["schemas"]["Time"];
            kept: components["schemas"]["KeptRecord"][];
        };
        Passkey: {
            passkeyId: components["schemas"]["Uuid"];
            /** @description As the member calls it */
            name: components["schemas"]["PersonalText"];
            createdAt: components["schemas"]["Time"];
            lastUsedAt: components["schemas"]["Time"] | null;
            /** @description Y where it may be on several devices of an account, N where it is bound to one */
            syncedYn: components["schemas"]["Yn"];
        };
        /** @description What PublicKeyCredential.signalAllAcceptedCredentials() is called with, so that a device offers no passkey that was removed */
        AcceptedPasskeys: {
            rpId: string;
            userId: components["schemas"]["PasskeyUserId"];
            credentialIds: components["schemas"]["PasskeyId"][];
        };
        Passkeys: {
            list: components["schemas"]["Passkey"][];
            accepted: components["schemas"]["AcceptedPasskeys"];
        };
        /** @description The transports of WebAuthn by which a passkey is reached */
        PasskeyTransports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
        /** @description What the browser makes a passkey with: PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3 */
        PasskeyCreation: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rp: {
                id: string;
                name: components["schemas"]["ShortText"];
            };
            user: {
                id: components["schemas"]["PasskeyUserId"];
                name: components["schemas"]["PersonalText"];
                displayName: components["schemas"]["PersonalText"];
            };
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                /** @description A COSE algorithm */
                alg: number;
            }[];
            timeout: components["schemas"]["PasskeyTimeout"];
            excludeCredentials: {
                id: components["schemas"]["PasskeyId"];
                /** @constant */
                type: "public-key";
                transports: components["schemas"]["PasskeyTransports"];
            }[];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
            /** @constant */
            attestation: "none";
        };
        /** @description The passkey that a browser has made: RegistrationResponseJSON of WebAuthn Level 3 */
        PasskeyAttestation: {
            id: components["schemas"]["PasskeyId"];
            rawId: components["schemas"]["PasskeyId"];
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["PasskeyClientData"];
                attestationObject: string;
                transports: components["schemas"]["PasskeyTransports"];
            };
            /** @description None is asked for */
            clientExtensionResults: Record<string, never>;
        };
        UserInfo: {
            email: components["schemas"]["PersonalText"];
            name: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            subEmail: components["schemas"]["PersonalTextOrNone"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            joinedAt: components["schemas"]["Time"];
            subscribeYn: components["schemas"]["Yn"];
            passwordLeast: components["schemas"]["PasswordLeast"];
        };
        /**
         * @description EMAIL is the mail address of the login, PHONE the mobile number
         * @enum {string}
         */
        ContactType: "EMAIL" | "PHONE";
        ContactChanges: {
            list: {
                contactType: components["schemas"]["ContactType"];
                /** @description The mail address or mobile number that waits for its code */
                value: components["schemas"]["PersonalText"];
            }[];
        };
        CertificationSent: {
            /** @description Where the code went, masked */
            destination: components["schemas"]["PersonalText"];
            expiresInSeconds: number;
            resendInSeconds: number;
        };
        /**
         * @description Those of a sign-up, and NEWS of the subscriptions and requests of a member that have not ended
         * @enum {string}
         */
        MyTermsCode: "SERVICE" | "PRIVACY" | "AGE14" | "MARKETING" | "MARKETING_NIGHT" | "NEWS";
        NextEdition: {
            version: components["schemas"]["TermsVersion"];
            /** @description The day from which it is in force */
            effectiveDate: components["schemas"]["Date"];
        };
        /** @description A term with the member's latest answer; `dueYn` says that it is to be answered again */
        MyTerm: {
            termsCode: components["schemas"]["MyTermsCode"];
            /** @description Of the edition in force */
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            requiredYn: components["schemas"]["Yn"];
            /** @description The latest answer; N also where there is none */
            agreedYn: components["schemas"]["Yn"];
            /** @description The edition that was answered last; null without an answer */
            answeredVersion: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * Format: date
             * @description The day from which the member is asked again; null where they are not asked
             */
            renewDate: string | null;
            /** @description Whether the member is asked to answer now */
            dueYn: components["schemas"]["Yn"];
            /** @description The edition that is announced; null where there is none */
            next: components["schemas"]["NextEdition"] | null;
        };
        /** @description One answer to one edition, as it was written down */
        TermsConsent: {
            termsCode: components["schemas"]["MyTermsCode"];
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            agreedYn: components["schemas"]["Yn"];
            answeredAt: components["schemas"]["Time"];
        };
        MyTerms: {
            list: components["schemas"]["MyTerm"][];
            /** @description The latest first */
            history: components["schemas"]["TermsConsent"][];
        };
        TermsChange: {
            /** @enum {string} */
            kind: "SAME" | "ADDED" | "REMOVED";
            text: string;
        };
        /** @description The parts of a text in the order of the new one; without those that were added they are the old one */
        TermsChanges: components["schemas"]["TermsChange"][];
        TermsText: {
            termsCode: components["schemas"]["MyTermsCode"];
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            requiredYn: components["schemas"]["Yn"];
            /** @description CommonMark; what looks like HTML is text */
            body: string;
            effectiveDate: components["schemas"]["Date"];
            /** @description From the edition before it; empty for the first one */
            changes: components["schemas"]["TermsChanges"];
        };
        /**
         * @description The terms of a sign-up, those of a subscription, and the privacy policy
         * @enum {string}
         */
        TermsDocumentCode: "SERVICE" | "PRIVACY" | "AGE14" | "MARKETING" | "MARKETING_NIGHT" | "SUBSCRIPTION" | "SUBSCRIPTION_PRIVACY" | "NEWS" | "POLICY";
        TermsDocumentItem: {
            documentCode: components["schemas"]["TermsDocumentCode"];
            title: components["schemas"]["ShortText"];
            requiredYn: components["schemas"]["Yn"];
            /** @description Of the edition in force */
            version: components["schemas"]["TermsVersion"];
            effectiveDate: components["schemas"]["Date"];
            next: components["schemas"]["NextEdition"] | null;
        };
        TermsDocuments: {
            list: components["schemas"]["TermsDocumentItem"][];
        };
        TermsEdition: {
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            effectiveDate: components["schemas"]["Date"];
            /** @enum {string} */
            editionState: "SCHEDULED" | "IN_FORCE" | "FORMER" | "WITHDRAWN";
            agreeAgainYn: components["schemas"]["Yn"];
            /** @description Null for the edition that the portal came with */
            createdAt: components["schemas"]["Time"] | null;
            /** @description The member of the staff who wrote it; null for one who left as well */
            byName: components["schemas"]["PersonalTextOrNone"];
        };
        /** @description CommonMark; what looks like HTML is text. `{{operatorName}}` and `{{brandName, 이라/라}}` name the operator and the portal */
        TermsBody: string;
        TermsEditionText: {
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            body: components["schemas"]["TermsBody"];
            /** @description From the edition before it; empty for the first one */
            changes: components["schemas"]["TermsChanges"];
        };
        TermsDocument: {
            documentCode: components["schemas"]["TermsDocumentCode"];
            requiredYn: components["schemas"]["Yn"];
            /** @description Of all editions, also those that were withdrawn */
            editionCount: number;
            /** @description The first day from which a new edition may be in force: 7 days from today, and today while no one has agreed to the document */
            earliestDate: components["schemas"]["Date"];
            /** @description The same for one to the disadvantage of members: 30 days */
            earliestAdverseDate: components["schemas"]["Date"];
            /** @description The newest first */
            editions: components["schemas"]["TermsEdition"][];
            shown: components["schemas"]["TermsEditionText"];
        };
        TermsComparison: {
            changes: components["schemas"]["TermsChanges"];
        };
        Company: {
            companyName: components["schemas"]["PersonalText"];
            /** @description The business number */
            rnno: components["schemas"]["PersonalText"];
            /** @description Whether everybody may request, change, pay and end its subscriptions */
            everybodyYn: components["schemas"]["Yn"];
            /** @description Those of the caller */
            roles: components["schemas"]["HeldRoles"];
            peopleCount: components["schemas"]["Count"];
            ownerNames: components["schemas"]["PersonalText"][];
            /** @description Why the caller cannot leave now */
            leaveRefusal: components["schemas"]["ShortText"] | null;
        };
        /**
         * @description INVITATION: a company invites, JOIN: a person asks to be let in, OWNERSHIP: an owner offers the ownership
         * @enum {string}
         */
        OfferKind: "INVITATION" | "JOIN" | "OWNERSHIP";
        /**
         * @description SENT waits as an invitation, WAITING as a request to join, OFFERED as an ownership
         * @enum {string}
         */
        OfferState: "SENT" | "WAITING" | "OFFERED" | "ACCEPTED" | "REFUSED" | "EXPIRED" | "TAKEN_BACK";
        /** @description Roles that an owner gives, besides that of every member: subscriptions and bills, security, all apps of the company, decisions on requests */
        GivenRoles: ("BILLING_MANAGER" | "SECURITY_ADMIN" | "APP_ADMIN" | "APPROVER")[];
        WaitingInvitation: {
            email: components["schemas"]["PersonalText"];
            roles: components["schemas"]["GivenRoles"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description An invitation, a request to join, or an offered ownership, with what has become of it */
        CompanyOffer: {
            offerId: components["schemas"]["Uuid"];
            offerKind: components["schemas"]["OfferKind"];
            offerState: components["schemas"]["OfferState"];
            /** @description Null to the requester until the request to join is accepted */
            companyName: components["schemas"]["PersonalTextOrNone"];
            /** @description The business number of a request to join */
            rnno: components["schemas"]["PersonalTextOrNone"];
            /** @description Who is to join or to own the company; null of an invitation until it is accepted; as it was when it was made or accepted */
            name: components["schemas"]["PersonalTextOrNone"];
            /** @description Their mail address, as it was then; null where it was forgotten after the end */
            email: components["schemas"]["PersonalTextOrNone"];
            /** @description Who invites, asks or hands over; null where they have left the company */
            byName: components["schemas"]["PersonalTextOrNone"];
            /** @description What an invitation gives */
            roles: components["schemas"]["GivenRoles"];
            /** @description For an ownership that waits, shown to the person it is offered to: the invitations of its sender, which are taken back once it is accepted; the latest first */
            invitations: components["schemas"]["WaitingInvitation"][];
            /** @description Whether the caller made it */
            ownYn: components["schemas"]["Yn"];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            closedAt: components["schemas"]["Time"] | null;
        };
        OwnCompany: {
            company: components["schemas"]["Company"] | null;
            /** @description Those that wait, for the caller or of them */
            offers: components["schemas"]["CompanyOffer"][];
        };
        CompanyPerson: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            /** @description Null to all but owners */
            email: components["schemas"]["PersonalTextOrNone"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            roles: components["schemas"]["HeldRoles"];
            ownYn: components["schemas"]["Yn"];
            /** @description Why the caller cannot take them out of the company */
            removalRefusal: components["schemas"]["ShortText"] | null;
        };
        CompanyPersonPage: {
            /** @description As it was applied */
            companyRole: components["schemas"]["CompanyRole"] | null;
            /** @description As it was applied */
            search: string | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["CompanyPerson"][];
        };
        /** @description What the tax office says about the business number of a company */
        BusinessCheck: {
            businessState: components["schemas"]["BusinessState"];
            /** @description The day on which a closed business was closed, if the tax office names it */
            closedOn: components["schemas"]["Date"] | null;
            /** @description When it answered; null if UNCHECKED */
            checkedAt: components["schemas"]["Time"] | null;
        };
        /** @description The representative and the day of opening of a company, and whether they belong to its business number at the tax office */
        CompanyDetails: {
            /** @description That of the company */
            version: number;
            representative: components["schemas"]["PersonalTextOrNone"];
            foundedOn: components["schemas"]["Date"] | null;
            /**
             * @description Whether number, representative and day belong together; UNCHECKED without an answer about the present ones
             * @enum {string}
             */
            detailsMatch: "UNCHECKED" | "MATCHES" | "DIFFERS";
            /** @description Of UNCHECKED. NOT_CONNECTED: this portal asks no tax office; NOT_GIVEN: the representative or the day is missing; WAITING: it was not asked yet, or has not answered */
            uncheckedReason: ("NOT_CONNECTED" | "NOT_GIVEN" | "WAITING") | null;
            /** @description When it answered; null if UNCHECKED */
            checkedAt: components["schemas"]["Time"] | null;
        };
        /** @description A member who speaks for a company to the staff */
        CompanyContact: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            roles: components["schemas"]["HeldRoles"];
        };
        RemainingCompany: {
            companyId: components["schemas"]["Uuid"];
            companyName: components["schemas"]["PersonalText"];
            mergedAt: components["schemas"]["Time"];
        };
        AdminCompany: {
            companyId: components["schemas"]["Uuid"];
            companyName: components["schemas"]["PersonalText"];
            /** @description The business number */
            rnno: components["schemas"]["PersonalText"];
            businessCheck: components["schemas"]["BusinessCheck"];
            details: components["schemas"]["CompanyDetails"];
            /** @description Since when it is in the portal */
            createdAt: components["schemas"]["Time"];
            peopleCount: components["schemas"]["Count"];
            /** @description Owners, billing managers and security admins, the owners first */
            contacts: components["schemas"]["CompanyContact"][];
            /** @description The company that it was merged into, which has its people and contracts; null for any other */
            mergedInto: components["schemas"]["RemainingCompany"] | null;
        };
        CompanyOfferPage: {
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["CompanyOffer"][];
        };
        /**
         * @description REQUESTED waits for the staff, REJECTED and CANCELED (by the member) never ran, ACTIVE runs, PAST_DUE runs with a late bill, CANCEL_SCHEDULED runs until its last day, ENDED has run
         * @enum {string}
         */
        SubscriptionState: "REQUESTED" | "REJECTED" | "CANCELED" | "ACTIVE" | "PAST_DUE" | "CANCEL_SCHEDULED" | "ENDED";
        /**
         * @description OPEN_FIRST begins with those that are in use or wait for a decision, and ends with those that were rejected, canceled or ended, each newest first; NEWEST and OLDEST are by the day of the request, SERVICE is by the names of service and plan; each has a direction of its own, which `sortDirection` takes the place of
         * @enum {string}
         */
        SubscriptionSort: "OPEN_FIRST" | "NEWEST" | "OLDEST" | "SERVICE";
        /**
         * @description Y is billed by the year, M by the month
         * @enum {string}
         */
        PaymentCycle: "Y" | "M";
        SubscriptionListItem: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            corporateName: components["schemas"]["PersonalText"];
            corporateEmail: components["schemas"]["PersonalText"];
            serviceName: components["schemas"]["ShortText"];
            serviceIcon: components["schemas"]["AnsweredServiceIcon"];
            planName: components["schemas"]["ShortText"];
            userCount: number;
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
            /** @description Per payment cycle, VAT included */
            totalAmount: components["schemas"]["Amount"];
            requestedAt: components["schemas"]["Time"];
            startDate: components["schemas"]["Date"] | null;
            endDate: components["schemas"]["Date"] | null;
            /** @description The day of the next bill; null without one */
            nextBillDate: components["schemas"]["Date"] | null;
        };
        SubscriptionPage: {
            /** @description The filter that was applied */
            subscriptionState: components["schemas"]["SubscriptionState"] | null;
            search: components["schemas"]["Search"] | null;
            sort: components["schemas"]["SubscriptionSort"];
            sortDirection: components["schemas"]["SortDirection"];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["SubscriptionListItem"][];
        };
        SubscriptionInfo: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            requestedAt: components["schemas"]["Time"];
            decidedAt?: components["schemas"]["Time"];
            /** @description Only of a request that was turned down */
            rejectReason?: string;
            version: components["schemas"]["Version"];
        };
        /** @description A paper of a subscription: the business registration, or the letter of attorney */
        DocumentInfo: {
            fileName: components["schemas"]["PersonalText"];
            /** @enum {string} */
            contentType: "application/pdf" | "image/png" | "image/jpeg";
            /** @description Bytes */
            size: number;
            uploadedAt: components["schemas"]["Time"];
            /** @description Only for who may fetch it; served as a download, never shown in place */
            url?: string;
        };
        /** @description Digits alone, without hyphens */
        Digits: string;
        /** @description A corporate registration number of 13 digits, of which at most the first seven are shown */
        MaskedCorporateNo: string;
        /** @description A postal code of Korea, all of it or its region alone */
        ZipCode: string;
        CompanyInfo: {
            rnno: components["schemas"]["Digits"];
            corporateNo: components["schemas"]["MaskedCorporateNo"] | null;
            ownerName: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalText"];
            businessType: components["schemas"]["ShortText"];
            businessCategory: components["schemas"]["ShortText"];
            zipCode: components["schemas"]["ZipCode"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalTextOrNone"];
            phoneNumber: components["schemas"]["PersonalText"];
        };
        /** @description The birth date of a person, of six digits, or a business number, of ten: at most the first five are shown */
        MaskedIdentityNo: string;
        /** @description Who subscribes: a corporation, a sole proprietor, or a person */
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
            /** @description Masked, as 010-****-1234 */
            phoneNumber: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            businessType: components["schemas"]["ShortText"] | null;
            industry: components["schemas"]["ShortText"] | null;
            businessCategory: components["schemas"]["ShortText"] | null;
            rnno: components["schemas"]["Digits"] | null;
            /** @description A person's birth date, masked; never a resident number */
            secNo: components["schemas"]["MaskedIdentityNo"] | null;
            companyOwner: components["schemas"]["PersonalTextOrNone"];
        };
        /** @description Payment by invoice: where it goes */
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
        /** @description The last four digits at most, of which the payment service may hide the last one */
        MaskedCardNumber: string;
        /** @description Month and year of a card, all of it hidden */
        MaskedExpiration: string;
        PaymentCard: {
            cardHolderName: components["schemas"]["PersonalText"];
            /** @description The card company */
            cardInfo: components["schemas"]["ShortText"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            /** @description Null where the payment service does not tell it */
            cardExpiration: components["schemas"]["MaskedExpiration"] | null;
            withdrawAgreeYn: components["schemas"]["Yn"];
            /** @description Null: the payment service asks for it in its own window */
            rnno: components["schemas"]["MaskedIdentityNo"] | null;
        };
        /** @description The number of a bank account, of ten digits or more: at most the first three and the last five are shown */
        MaskedAccountNo: string;
        PaymentAccount: {
            accountHolderName: components["schemas"]["PersonalText"];
            accountInfo: components["schemas"]["MaskedAccountNo"];
            bankCode: string;
            rnno: components["schemas"]["MaskedIdentityNo"] | null;
        };
        PaymentMethod: {
            annotation: components["schemas"]["ShortText"] | null;
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
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
        AdminInfo: {
            name: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["ShortText"] | null;
            telNumber: components["schemas"]["PersonalTextOrNone"];
            /** @description Masked, as 010-****-1234 */
            phoneNumber: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
        };
        /** @description What is subscribed to, and for how many */
        ServiceInfo: {
            serviceCode: components["schemas"]["Code"];
            serviceName: components["schemas"]["ShortText"];
            /** @description In the answer of getSubscriptionDetail alone */
            serviceIcon?: components["schemas"]["AnsweredServiceIcon"];
            planCode: components["schemas"]["Code"];
            planName: components["schemas"]["ShortText"];
            userCount: number;
            /** @description Per user and payment cycle, without VAT */
            unitPrice: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /** @description Term and price of a subscription */
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
         * @description TODAY: the end is now, with a settlement; PERIOD_END: it runs to the end of what is billed
         * @enum {string}
         */
        EndOption: "TODAY" | "PERIOD_END";
        /** @description A requested end with its settlement; below zero is given back */
        SubscriptionCancellation: {
            cancellationNo: string;
            endOption: components["schemas"]["EndOption"];
            requestedAt: components["schemas"]["Time"];
            lastDate: components["schemas"]["Date"];
            /** @description The difference of the period */
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
            /** @description What stayed to be paid when it was asked for, or was given back where it is below zero; VAT included */
            dueAmount: components["schemas"]["Amount"];
            /** @description How much of what was owed was set off against what would have been given back */
            setOffAmount: components["schemas"]["Amount"];
        };
        SubscriptionDetail: {
            subscriptionInfo: components["schemas"]["SubscriptionInfo"];
            /** @description The business registration certificate */
            rnImgViewInfo: components["schemas"]["DocumentInfo"] | null;
            /** @description The supporting document (power of attorney when another person applies) */
            ddlImgViewInfo: components["schemas"]["DocumentInfo"] | null;
            companyInfo: components["schemas"]["CompanyInfo"];
            subscriberInfo: components["schemas"]["SubscriberInfo"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            adminInfo: components["schemas"]["AdminInfo"];
            serviceInfo: components["schemas"]["ServiceInfo"];
            contractInfo: components["schemas"]["ContractInfo"];
            memo: string | null;
            /** @description The end that was asked for and holds, with what it came to; absent where there is none, and for who looks by a link */
            cancellation?: components["schemas"]["SubscriptionCancellation"];
        };
        /** @description A link to the read-only page of a subscription */
        SubscriptionLink: {
            /** @description As in the list of links */
            linkId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            viewKey: components["schemas"]["ViewKey"];
            expiresAt: components["schemas"]["Time"];
        };
        SubscriptionLinks: {
            list: {
                linkId: components["schemas"]["Uuid"];
                createdAt: components["schemas"]["Time"];
                expiresAt: components["schemas"]["Time"];
                ownYn: components["schemas"]["Yn"];
            }[];
        };
        SubscriptionCounts: {
            count: components["schemas"]["Count"];
            states: {
                subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
                count: components["schemas"]["Count"];
            }[];
        };
        /**
         * @description A trial runs for two weeks and then has ended; it never becomes a subscription
         * @enum {string}
         */
        TrialState: "RUNNING" | "ENDED";
        Trial: {
            trialId: components["schemas"]["Uuid"];
            serviceCode: components["schemas"]["ServiceCode"];
            /** @description Also of a service that is no longer sold */
            serviceName: components["schemas"]["ShortText"];
            trialState: components["schemas"]["TrialState"];
            /** @description The day it was asked for */
            startDate: components["schemas"]["Date"];
            /** @description The last day */
            endDate: components["schemas"]["Date"];
        };
        /** @description A service with the trial that the company has or had; each is tried once */
        TrialOffer: {
            serviceCode: components["schemas"]["ServiceCode"];
            serviceName: components["schemas"]["ShortText"];
            /** @description What the service does; empty for one that is no longer sold */
            summary: components["schemas"]["ShortText"];
            /** @description The days of a new trial, the day of its request not counted; null where none can be begun any more */
            trialDays: number | null;
            /** @description Null where there is none */
            trial: components["schemas"]["Trial"] | null;
            /** @description Whether the person has tried it in an account that they have left; it cannot be tried again then */
            usedYn: components["schemas"]["Yn"];
        };
        TrialList: {
            /** @description In the order of the catalogue */
            list: components["schemas"]["TrialOffer"][];
        };
        /** @description What is asked for: a plan of a service for a number of users */
        ServiceOrder: {
            serviceCode: components["schemas"]["ServiceCode"];
            planCode: components["schemas"]["PlanCode"];
            userCount: number;
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
        };
        /** @description The price of an order, as it is on this day */
        SubscriptionQuote: {
            serviceInfo: components["schemas"]["ServiceOrder"];
            /** @description What one bill covers */
            months: number;
            /** @description Per user and month, without VAT */
            unitPrice: components["schemas"]["Amount"];
            listAmount: components["schemas"]["Amount"];
            discountAmount: components["schemas"]["Amount"];
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
            totalAmount: components["schemas"]["Amount"];
            firstBillDate: components["schemas"]["Date"];
            nextBillDate: components["schemas"]["Date"];
            calculatedAt: components["schemas"]["Time"];
        };
        SubscriptionDraftItem: {
            draftId: components["schemas"]["Uuid"];
            serviceInfo: components["schemas"]["ServiceOrder"];
            savedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        SubscriptionReceipt: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            /** @description The draft it was made of */
            draftId: components["schemas"]["Uuid"] | null;
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            requestedAt: components["schemas"]["Time"];
        };
        /** @description A subscription that the company has already, or has asked for, so that a second one to the service is no mistake */
        CurrentSubscription: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            serviceCode: components["schemas"]["Code"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
        };
        /** @description What is unfinished: drafts of the caller and waiting requests of the company */
        SubscriptionDesk: {
            drafts: components["schemas"]["SubscriptionDraftItem"][];
            /** @description Newest first */
            requests: components["schemas"]["SubscriptionReceipt"][];
            /** @description What has been asked for or is running, by service */
            current: components["schemas"]["CurrentSubscription"][];
        };
        /**
         * @description SUBSCRIPTION and PRIVACY are required, NEWS is voluntary
         * @enum {string}
         */
        SubscriptionTermsCode: "SUBSCRIPTION" | "PRIVACY" | "NEWS";
        SubscriptionTerms: {
            termsCode: components["schemas"]["SubscriptionTermsCode"];
            version: components["schemas"]["TermsVersion"];
            title: components["schemas"]["ShortText"];
            requiredYn: components["schemas"]["Yn"];
            /** @description CommonMark; what looks like HTML is text */
            body: string;
            effectiveDate: components["schemas"]["Date"];
        };
        SubscriptionTermsList: {
            list: components["schemas"]["SubscriptionTerms"][];
        };
        SubscriptionTermsAnswer: {
            termsCode: components["schemas"]["SubscriptionTermsCode"];
            version: components["schemas"]["TermsVersion"];
            agreedYn: components["schemas"]["Yn"];
        };
        /** @description What was typed about the company so far, right or not */
        FormCompany: {
            rnno: components["schemas"]["PersonalText"];
            corporateNo: components["schemas"]["PersonalText"];
            ownerName: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalText"];
            businessType: components["schemas"]["PersonalText"];
            businessCategory: components["schemas"]["PersonalText"];
            zipCode: components["schemas"]["PersonalText"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
        };
        /** @description What was typed about the subscriber so far, right or not */
        FormSubscriber: {
            accountEmail: components["schemas"]["PersonalText"];
            name: components["schemas"]["PersonalText"];
            zipCode: components["schemas"]["PersonalText"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalText"];
            businessType: components["schemas"]["PersonalText"];
            industry: components["schemas"]["PersonalText"];
            businessCategory: components["schemas"]["PersonalText"];
            rnno: components["schemas"]["PersonalText"];
            companyOwner: components["schemas"]["PersonalText"];
        };
        /** @description What was typed about the administrator so far, right or not */
        FormAdmin: {
            name: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["PersonalText"];
            telNumber: components["schemas"]["PersonalText"];
            phoneNumber: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
        };
        /** @description What was typed about the invoice so far, right or not */
        FormGiro: {
            /** @enum {string} */
            deliveryMethod: "EMAIL" | "POST";
            companyName: components["schemas"]["PersonalText"];
            billingRecipient: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["PersonalText"];
            billingTelNumber: components["schemas"]["PersonalText"];
            billingEmail: components["schemas"]["PersonalText"];
            zipCode: components["schemas"]["PersonalText"];
            address: components["schemas"]["PersonalText"];
            addressDetail: components["schemas"]["PersonalText"];
        };
        /** @description What was typed about the card so far, without its numbers */
        FormCard: {
            withdrawAgreeYn: components["schemas"]["Yn"];
            cardHolderName: components["schemas"]["PersonalText"];
            /** @description The card company, as the payment service names it; the server does not read it */
            cardInfo: components["schemas"]["PersonalText"];
            /** @description The registered card (registerCard); empty before */
            cardId?: string;
            /** @description Masked, as registerCard answered; the server does not read it */
            cardNumber?: string;
        };
        /** @description What was typed about the account so far, without its number */
        FormAccount: {
            accountHolderName: components["schemas"]["PersonalText"];
            bankCode: components["schemas"]["PersonalText"];
        };
        /** @description What was typed, an empty text where nothing was; only the payment that was chosen is asked for in a request */
        SubscriptionForm: {
            /** @enum {string|null} */
            accountTypeDetail: "CORPORATION" | "SOLE_PROPRIETOR" | "PERSON" | null;
            serviceInfo: components["schemas"]["ServiceOrder"];
            companyInfo: components["schemas"]["FormCompany"];
            subscriberInfo: components["schemas"]["FormSubscriber"];
            adminInfo: components["schemas"]["FormAdmin"];
            paymentMethodCode: components["schemas"]["PaymentMethodCode"] | null;
            paymentGiro: components["schemas"]["FormGiro"] | null;
            paymentCard: components["schemas"]["FormCard"] | null;
            paymentAccount: components["schemas"]["FormAccount"] | null;
            memo: components["schemas"]["PersonalText"];
        };
        SubscriptionDraft: {
            draftId: components["schemas"]["Uuid"];
            terms: components["schemas"]["SubscriptionTermsAnswer"][];
            form: components["schemas"]["SubscriptionForm"];
            rnImgViewInfo: components["schemas"]["UploadedFile"] | null;
            ddlImgViewInfo: components["schemas"]["UploadedFile"] | null;
            companyProfileId: components["schemas"]["Uuid"] | null;
            paymentProfileId: components["schemas"]["Uuid"] | null;
            savedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description A subscription that uses a profile */
        ProfileSubscription: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
        };
        /** @description The subscriptions of a profile that are asked for or run, the newest first */
        ProfileSubscriptions: components["schemas"]["ProfileSubscription"][];
        /** @description A company with its people; who signs is the caller */
        CompanyProfile: {
            profileId: components["schemas"]["Uuid"];
            /** @description Its subscriptions that run */
            subscriptionCount: components["schemas"]["Count"];
            /** @description None where all of them have ended */
            subscriptions: components["schemas"]["ProfileSubscriptions"];
            companyInfo: components["schemas"]["CompanyInfo"];
            subscriberInfo: components["schemas"]["SubscriberInfo"];
            adminInfo: components["schemas"]["AdminInfo"];
            /** @description The certificate that goes with it */
            rnImgViewInfo: components["schemas"]["DocumentInfo"] | null;
        };
        /** @description A payment method of earlier subscriptions, to be chosen again */
        PaymentProfile: {
            profileId: components["schemas"]["Uuid"];
            /**
             * @description UNPAID: a subscription that it pays is past due. EXPIRED: a card that is not good any more, which no request may name
             * @enum {string}
             */
            profileState: "USABLE" | "UNPAID" | "EXPIRED";
            /** @description What it pays */
            subscriptions: components["schemas"]["ProfileSubscriptions"];
            paymentMethod: components["schemas"]["PaymentMethod"];
        };
        SubscriptionProfiles: {
            /** @description Each company once, the one used last first */
            companies: components["schemas"]["CompanyProfile"][];
            /** @description Each payment method once, the one used last first */
            payments: components["schemas"]["PaymentProfile"][];
        };
        DraftSaved: {
            savedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description Numbers that no draft keeps: a birth date (YYMMDD), that of the account, and its payer's birth date or business number. Those of a card have no place here */
        SubscriptionSecrets: {
            secNo: components["schemas"]["PersonalTextOrNone"];
            /**
             * @deprecated
             * @description A card is registered by registerCard; null from apps of the version before
             */
            cardNumber?: string | null;
            /**
             * @deprecated
             * @description As cardNumber
             */
            cardExpiration?: string | null;
            accountInfo: components["schemas"]["PersonalTextOrNone"];
            payerNo: components["schemas"]["PersonalTextOrNone"];
        };
        Address: {
            zipCode: components["schemas"]["Digits"];
            roadAddress: components["schemas"]["PersonalText"];
            jibunAddress: components["schemas"]["PersonalText"];
            buildingName: components["schemas"]["PersonalText"];
        };
        AddressPage: {
            page: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            list: components["schemas"]["Address"][];
        };
        /** @description One way to end. `used` is the use of the period by day, `paid` what was billed ahead for it, `dueSupply` and `dueVat` the difference of the period. `dueAmount` is what the end comes to: of an end today that difference, together with `unpaidAmount`, `creditAmount` and `pendingAmount`, of which `setOffAmount` is set off against each other on the final bill; of an end with the period 0, since its bills stay as they are. Below zero it is given back */
        WithdrawalOption: {
            endOption: components["schemas"]["EndOption"];
            /** @description The last day of use */
            lastDate: components["schemas"]["Date"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            periodDays: number;
            usedDays: number;
            usedSupplyAmount: components["schemas"]["Amount"];
            usedVatAmount: components["schemas"]["Amount"];
            paidSupplyAmount: components["schemas"]["Amount"];
            paidVatAmount: components["schemas"]["Amount"];
            dueSupplyAmount: components["schemas"]["Amount"];
            dueVatAmount: components["schemas"]["Amount"];
            /** @description What stays to be paid, or is given back where it is below zero; VAT included */
            dueAmount: components["schemas"]["Amount"];
            /** @description How much of what is owed was set off against what would be given back; never below zero */
            setOffAmount: components["schemas"]["Amount"];
            /**
             * @description The last day on which this way to end gives back all that was paid (cooling-off); null where it does not. `used` is then 0, and `paid` all that was asked for
             * @example 2026-11-28
             */
            fullRefundUntil: components["schemas"]["Date"] | null;
        };
        /** @description The bill that the end of a subscription refers to */
        LastBill: {
            billNo: components["schemas"]["Code"];
            billDate: components["schemas"]["Date"];
            totalAmount: components["schemas"]["Amount"];
        };
        /** @description What an end comes to, by each of the ways that are open */
        SubscriptionWithdrawalEstimate: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            version: components["schemas"]["Version"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            currency: components["schemas"]["Currency"];
            /** @description Whether an end can be asked for; one that is scheduled can be brought forward */
            cancelableYn: components["schemas"]["Yn"];
            /** @description The ways to end that are open now */
            options: components["schemas"]["WithdrawalOption"][];
            unpaidCount: components["schemas"]["Count"];
            /** @description Of bills that are not paid; an end today sets them off against what it gives back, an end with the period leaves them as they are */
            unpaidAmount: components["schemas"]["Amount"];
            /** @description Of bills that give back and were not paid out yet; 0 or below */
            creditAmount: components["schemas"]["Amount"];
            /** @description Whether a bill is being charged: the final bill waits for what becomes of it, and may come to something else */
            chargingYn: components["schemas"]["Yn"];
            /** @description Of changes of the plan that no bill carries yet, VAT included */
            pendingAmount: components["schemas"]["Amount"];
            /** @description The last bill there is */
            lastBill: components["schemas"]["LastBill"] | null;
            /** @description The end that was asked for and holds */
            cancellation: components["schemas"]["SubscriptionCancellation"] | null;
            calculatedAt: components["schemas"]["Time"];
        };
        SubscriptionCancellationAnswer: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            cancellation: components["schemas"]["SubscriptionCancellation"];
        };
        /** @description A change of plan or users with its price and its adjustment */
        PlanChange: {
            planCode: components["schemas"]["PlanCode"];
            userCount: number;
            /** @description Of a cycle, VAT included, as the member saw it */
            totalAmount: components["schemas"]["Amount"];
            /** @description The difference of this period by day, VAT included, as the member saw it */
            dueAmount: components["schemas"]["Amount"];
        };
        /** @description The title of a post */
        PostTitle: string;
        PostListItem: {
            postId: components["schemas"]["Uuid"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["PostTitle"];
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
            /** @description By `announcementType` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["PostListItem"][];
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
        /** @description The post before or after */
        PostNeighbour: {
            postId: components["schemas"]["Uuid"];
            title: components["schemas"]["PostTitle"];
        };
        Post: {
            postId: components["schemas"]["Uuid"];
            announcementType: components["schemas"]["AnnouncementType"];
            title: components["schemas"]["PostTitle"];
            /** @description The beginning of the body without its marks, for descriptions of the page elsewhere */
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
        /**
         * @description VOID: the staff cancelled it, and it counts in no sum. CARRIED: a later bill of the subscription carries what this one asks for or gives back, set off against the rest; nothing is paid or given back on it any more
         * @enum {string}
         */
        BillState: "OPEN" | "PAID" | "FAILED" | "LATE" | "CREDIT" | "REFUNDED" | "CARRIED" | "VOID";
        /** @description The month in which the cycle of a bill begins, 2026-11 */
        BillPeriod: string;
        /** @description What the bills of a filter come to */
        BillSum: {
            currency: components["schemas"]["Currency"];
            count: components["schemas"]["Count"];
            unpaidCount: components["schemas"]["Count"];
            totalAmount: components["schemas"]["Amount"];
            unpaidAmount: components["schemas"]["Amount"];
        };
        /** @description The bills in a state, by currency */
        BillStateSum: {
            billState: components["schemas"]["BillState"];
            currency: components["schemas"]["Currency"];
            count: components["schemas"]["Count"];
            totalAmount: components["schemas"]["Amount"];
        };
        /** @description What was billed in a month, by currency */
        BillMonth: {
            period: components["schemas"]["BillPeriod"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            unpaidAmount: components["schemas"]["Amount"];
            /** @description Of bills in the state LATE; within unpaidAmount */
            lateAmount: components["schemas"]["Amount"];
            /** @description Of bills that give back and were not paid out yet; 0 or below, and within totalAmount */
            creditAmount: components["schemas"]["Amount"];
        };
        BilledSubscription: {
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
        };
        /**
         * @description CYCLE bills a month or a year, FINAL settles what is open after the end
         * @enum {string}
         */
        BillKind: "CYCLE" | "FINAL";
        /** @description A bill that is owed, with what its list says of it */
        UnpaidBill: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            billState: components["schemas"]["BillState"];
            billKind: components["schemas"]["BillKind"];
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            serviceIcon: components["schemas"]["AnsweredServiceIcon"];
            planName: components["schemas"]["ShortText"];
            period: components["schemas"]["BillPeriod"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            billDate: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            paidAt: components["schemas"]["Time"] | null;
            /** @description The day from which its subscription is past due, if it stays unpaid; null if it never is */
            pastDueOn: components["schemas"]["Date"] | null;
            /** @description The day on which its subscription ends by itself, as its last notice announced; null before that notice, and where it never ends */
            endsOn?: components["schemas"]["Date"] | null;
            /** @description Whether it can be paid now, by the payment method of its subscription */
            payYn: components["schemas"]["Yn"];
        };
        NextBill: {
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            billDate: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            /** @description Of one cycle as the contract is today, VAT included */
            totalAmount: components["schemas"]["Amount"];
            /** @description What is taken off it: no more than its total */
            creditAmount: number;
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
        };
        BillListItem: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            billState: components["schemas"]["BillState"];
            billKind: components["schemas"]["BillKind"];
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            serviceIcon: components["schemas"]["AnsweredServiceIcon"];
            planName: components["schemas"]["ShortText"];
            period: components["schemas"]["BillPeriod"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            billDate: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            paidAt: components["schemas"]["Time"] | null;
        };
        BillPage: {
            billState: components["schemas"]["BillState"] | null;
            period: components["schemas"]["BillPeriod"] | null;
            subscriptionId: components["schemas"]["Uuid"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            sums: components["schemas"]["BillSum"][];
            /** @description Of the month and the subscription of the filter, whatever its state; one without bills is left out */
            states: components["schemas"]["BillStateSum"][];
            months: components["schemas"]["BillMonth"][];
            subscriptions: components["schemas"]["BilledSubscription"][];
            /** @description What is owed, whatever the filter says: first the bills with the earliest `endsOn`, then those with the earliest due day */
            unpaid: components["schemas"]["UnpaidBill"][];
            /** @description The next bill that a subscription of the caller will have, whatever the filter says */
            nextBill: components["schemas"]["NextBill"] | null;
            list: components["schemas"]["BillListItem"][];
        };
        /** @description A line of a bill; VAT is a tenth of it, a fraction dropped */
        BillLine: {
            /** @enum {string} */
            lineType: "SERVICE" | "ADJUSTMENT";
            label: components["schemas"]["ShortText"];
            fromDate: components["schemas"]["Date"];
            toDate: components["schemas"]["Date"];
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
        };
        /**
         * @description Why a card or an account was not charged: declined, over its limit, too little money, the method no longer exists
         * @enum {string}
         */
        ChargeFailure: "DECLINED" | "LIMIT_EXCEEDED" | "INSUFFICIENT_FUNDS" | "METHOD_INVALID";
        /**
         * @description Of the tax invoice by Korean law: NONE: none is to be issued, PENDING is to be issued by the staff, ISSUED has a number
         * @enum {string}
         */
        TaxInvoiceState: "NONE" | "PENDING" | "ISSUED";
        /** @description A try to charge, or a payment that the staff noted */
        BillPayment: {
            attempt: number;
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
            /** @enum {string} */
            paymentState: "STARTED" | "PAID" | "FAILED";
            failure: components["schemas"]["ChargeFailure"] | null;
            startedAt: components["schemas"]["Time"];
            settledAt: components["schemas"]["Time"] | null;
        };
        BillRefund: {
            attempt: number;
            amount: number;
            reason: components["schemas"]["PersonalText"];
            /**
             * @description By the payment service that charged it, or by a transfer of the staff
             * @enum {string}
             */
            refundWay: "SERVICE" | "TRANSFER";
            /**
             * @description WAITING: for a second one of the staff. STARTED: its outcome is not known yet. The company sees none that waits, was declined or withdrawn
             * @enum {string}
             */
            refundState: "WAITING" | "STARTED" | "DONE" | "FAILED" | "DECLINED" | "WITHDRAWN";
            startedAt: components["schemas"]["Time"];
            settledAt: components["schemas"]["Time"] | null;
            /** @description Whether the person who looks asked for it */
            askedYn: components["schemas"]["Yn"];
            /** @description Of the staff who asked for it; null for the company, and for one who left */
            requesterName: components["schemas"]["PersonalTextOrNone"];
            /** @description Of the one who declined or withdrew it */
            decisionReason: components["schemas"]["PersonalText"] | null;
        };
        /** @description An account of the operator */
        BillPayee: {
            /** @example 신한은행 */
            bankName: string;
            /** @example 100-000-000000 */
            accountNumber: string;
            /** @example 주식회사 솔바람 */
            accountHolder: string;
        };
        /**
         * @description This bill, or the next ones of its subscription
         * @enum {string}
         */
        CreditOn: "BILL" | "NEXT_BILLS";
        BillCredit: {
            /** @description Of this bill, VAT included */
            amount: number;
            reason: components["schemas"]["PersonalText"];
            creditOn: components["schemas"]["CreditOn"];
            creditedAt: components["schemas"]["Time"];
        };
        BillCorrection: {
            /**
             * @description What it corrects for
             * @enum {string}
             */
            invoiceKind: "REFUND" | "VOID";
            /** @description With VAT; negative */
            totalAmount: components["schemas"]["Amount"];
            /** @description The day of what is corrected */
            writtenOn: components["schemas"]["Date"];
            taxInvoiceNo: components["schemas"]["Code"];
        };
        Bill: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            billState: components["schemas"]["BillState"];
            billKind: components["schemas"]["BillKind"];
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            period: components["schemas"]["BillPeriod"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            billDate: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            paidAt: components["schemas"]["Time"] | null;
            version: number;
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            companyName: components["schemas"]["PersonalText"];
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
            lines: components["schemas"]["BillLine"][];
            /** @description How it is paid: of an unpaid one the method of its subscription, of any other that of its payment, or the one it was issued with */
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
            /** @description Of the card that an unpaid one is charged to, as the payment service tells them */
            lastFour: string | null;
            /** @description Of the account that an unpaid one is charged to */
            bankCode: string | null;
            payYn: components["schemas"]["Yn"];
            chargingYn: components["schemas"]["Yn"];
            failure: components["schemas"]["ChargeFailure"] | null;
            nextChargeOn: components["schemas"]["Date"] | null;
            /** @description The day on which its subscription ends by itself unless it is paid, as its last notice announced; null before that notice */
            endsOn?: components["schemas"]["Date"] | null;
            taxInvoiceState: components["schemas"]["TaxInvoiceState"];
            taxInvoiceNo: components["schemas"]["Code"] | null;
            /** @description Whether it is of the person who looks or of their company; another one of the staff handles it then */
            ownYn: components["schemas"]["Yn"];
            payments: components["schemas"]["BillPayment"][];
            /** @description What was given back of it, or is being given back; of one that gives back what was paid out */
            refundedAmount: number;
            /** @description What can still be given back: of this bill, and no more than its subscription paid over what it was given back or is owed. Of one that gives back what is paid out */
            refundableAmount: number;
            refunds: components["schemas"]["BillRefund"][];
            receivers: components["schemas"]["PersonalText"][];
            /** @description The account that a bill which is not charged by itself is transferred to, while it is owed; null for any other, and where the operator has named none */
            payee: components["schemas"]["BillPayee"] | null;
            voidedAt: components["schemas"]["Time"] | null;
            voidReason: components["schemas"]["PersonalText"] | null;
            /** @description What was taken off, which its lines contain as well */
            credits: components["schemas"]["BillCredit"][];
            /** @description The tax invoices that correct its own after a refund or its cancellation, and that the tax office has numbered; the first one first */
            corrections?: components["schemas"]["BillCorrection"][];
            /** @description What is still to be taken off the next bills of its subscription, VAT included */
            creditAmount: number;
        };
        BillReceivers: {
            receivers: components["schemas"]["PersonalText"][];
        };
        /**
         * @description A receipt is of a paid bill alone, a credit note of one that was given back or cancelled; BILL where none is named
         * @enum {string}
         */
        BillPaper: "BILL" | "RECEIPT" | "STATEMENT" | "CREDIT_NOTE";
        /** @description A paper as a file; `content` is base64 */
        BillFile: {
            fileName: components["schemas"]["ShortText"];
            /** @enum {string} */
            contentType: "application/pdf" | "text/csv";
            /** @description The bytes as base64 */
            content: string;
        };
        AppListItem: {
            appId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            description: string;
            icon: components["schemas"]["AnsweredAppIcon"];
            owner: components["schemas"]["AppOwner"];
            services: components["schemas"]["ServicesOfApp"];
            devices: components["schemas"]["Device"][];
        };
        AppPage: {
            /** @description The words that were searched for, each of which is in the name or in the description; at most five count */
            search: components["schemas"]["Search"] | null;
            category: components["schemas"]["Code"] | null;
            device: components["schemas"]["Device"] | null;
            /** @description Every category of the apps that the caller may see, for the filter */
            categories: components["schemas"]["Code"][];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AppListItem"][];
        };
        ServiceApp: {
            appId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            icon: components["schemas"]["AnsweredAppIcon"];
            services: components["schemas"]["ServicesOfApp"];
            /** @description Whether it belongs to the service */
            includedYn: components["schemas"]["Yn"];
            /** @description How many permissions in use would be closed if it belonged to the service, since their companies do not subscribe to it */
            closingCount: components["schemas"]["Count"];
        };
        ServiceApps: {
            serviceCode: components["schemas"]["ServiceCode"];
            /** @description Every app of the operator that is not retired, by name */
            apps: components["schemas"]["ServiceApp"][];
        };
        /**
         * @description The form that a file is for
         * @enum {string}
         */
        UploadPurpose: "inquiry" | "post" | "subscription";
        /**
         * @description What an inquiry is about; the staff answers each
         * @enum {string}
         */
        InquiryType: "PRODUCT" | "SUBSCRIPTION" | "BILLING" | "TECHNICAL" | "ACCOUNT" | "OTHER";
        /**
         * @description A bill or a subscription of the company, or a permission or a request for one of the member
         * @enum {string}
         */
        InquiryAboutKind: "BILL" | "SUBSCRIPTION" | "GRANT" | "ACCESS_REQUEST";
        InquiryAboutRef: {
            aboutKind: components["schemas"]["InquiryAboutKind"];
            aboutId: components["schemas"]["Uuid"];
        };
        /** @description The subject of an inquiry */
        InquirySubject: string;
        /** @description What was written; its lines are kept */
        InquiryText: string;
        /** @description The number by which people name an inquiry: Q, its year, and a running number */
        InquiryNo: string;
        InquiryReceipt: {
            /** @description Only for a member */
            inquiryId: components["schemas"]["Uuid"] | null;
            inquiryNo: components["schemas"]["InquiryNo"];
            receivedAt: components["schemas"]["Time"];
        };
        /**
         * @description RECEIVED, IN_PROGRESS (one of the staff has taken it), ANSWERED, CLOSED, REOPENED (the writer has asked again)
         * @enum {string}
         */
        InquiryState: "RECEIVED" | "IN_PROGRESS" | "ANSWERED" | "CLOSED" | "REOPENED";
        InquiryAbout: {
            aboutKind: components["schemas"]["InquiryAboutKind"];
            aboutId: components["schemas"]["Uuid"];
            /** @description The number of a bill, the service and number of a subscription, the app and level of a permission or a request */
            aboutName: string;
            /** @description Whether the caller has a page of it that they may open */
            openYn: components["schemas"]["Yn"];
        };
        /** @description Null where it is about nothing, where that is gone, or the caller may not see it; absent from a server without `getInquiryAbout` */
        InquiryAboutOrNone: components["schemas"]["InquiryAbout"] | null;
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
            about?: components["schemas"]["InquiryAboutOrNone"];
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
            about?: components["schemas"]["InquiryAboutOrNone"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
        };
        InquiryPage: {
            inquiryState: components["schemas"]["InquiryState"] | null;
            total: components["schemas"]["Count"];
            /** @description By `inquiryState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["InquiryListItem"][];
        };
        /**
         * @description REQUESTED has the usual direction of the list, AMOUNT begins with the highest, by currency, the others ascend
         * @enum {string}
         */
        AdminSubscriptionSort: "REQUESTED" | "COMPANY" | "SERVICE" | "AMOUNT";
        AdminSubscriptionListItem: {
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            subscriptionState: components["schemas"]["AnsweredSubscriptionState"];
            companyName: components["schemas"]["PersonalText"];
            name: components["schemas"]["PersonalText"];
            serviceName: string;
            planName: string;
            paymentCycle: components["schemas"]["PaymentCycle"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            requestedAt: components["schemas"]["Time"];
        };
        AdminSubscriptionPage: {
            subscriptionState: components["schemas"]["SubscriptionState"] | null;
            search: components["schemas"]["Search"] | null;
            /** @description Undecided requests */
            waiting: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description By `subscriptionState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminSubscriptionListItem"][];
        };
        AdminSubscription: {
            version: components["schemas"]["Version"];
            staffName: components["schemas"]["PersonalTextOrNone"];
            /** @description Whether it is of the person who looks or of their company; another one of the staff decides it then */
            ownYn: components["schemas"]["Yn"];
            /** @description Null of a person without a company */
            companyId: components["schemas"]["Uuid"] | null;
            detail: components["schemas"]["SubscriptionDetail"];
        };
        /** @description How the app opens the payment service's window */
        CardWindow: {
            /** @description By which the service knows the payer; random, and of this member alone */
            customerKey: components["schemas"]["Uuid"];
            /** @description The public key of the operator at the service */
            clientKey: string;
            /** @description The script of the service that opens the window */
            scriptUrl: string;
        };
        RegisteredCard: {
            cardId: components["schemas"]["Uuid"];
            /** @description The card company */
            cardInfo: components["schemas"]["ShortText"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            /** @description Null where the payment service does not tell it */
            cardExpiration: components["schemas"]["MaskedExpiration"] | null;
        };
        /** @description A subscription whose price rises. Without a consent it ends on the day before, and the new price is never billed */
        PriceConsent: {
            consentId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            consentState: components["schemas"]["PriceConsentState"];
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            userCount: number;
            paymentCycle: components["schemas"]["PaymentCycle"];
            paymentMethodName: components["schemas"]["ShortText"];
            currency: components["schemas"]["Currency"];
            /** @description Per payment cycle, VAT included */
            amountBefore: components["schemas"]["Amount"];
            /** @description Per payment cycle, VAT included, from the day on */
            amountAfter: components["schemas"]["Amount"];
            /** @description The first day of the first period at the new price */
            risesOn: components["schemas"]["Date"];
            askedAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
        };
        PriceConsents: {
            /** @description The nearest day first */
            list: components["schemas"]["PriceConsent"][];
        };
        /**
         * @description AGREE to the raised price, or REFUSE it, which ends the subscription on the day before
         * @enum {string}
         */
        PriceAnswer: "AGREE" | "REFUSE";
        /**
         * @description WAITING has one direction; CREATED begins with the latest, the others ascend
         * @enum {string}
         */
        AdminInquirySort: "WAITING" | "CREATED" | "CUSTOMER" | "SUBJECT";
        AdminInquiryListItem: {
            inquiryId: components["schemas"]["Uuid"];
            inquiryNo: components["schemas"]["InquiryNo"];
            inquiryType: components["schemas"]["InquiryType"];
            inquiryState: components["schemas"]["InquiryState"];
            subject: components["schemas"]["InquirySubject"];
            about?: components["schemas"]["InquiryAboutOrNone"];
            createdAt: components["schemas"]["Time"];
            answeredAt: components["schemas"]["Time"] | null;
            /** @description Since when the customer waits for the staff; null when they do not */
            waitingSince: components["schemas"]["Time"] | null;
            name: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalTextOrNone"];
            staffName: components["schemas"]["PersonalTextOrNone"];
            version: components["schemas"]["Version"];
        };
        AdminInquiryPage: {
            inquiryState: components["schemas"]["InquiryState"] | null;
            search: components["schemas"]["Search"] | null;
            waiting: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description By `inquiryState` */
            counts?: components["schemas"]["FilterCounts"];
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
            about?: components["schemas"]["InquiryAboutOrNone"];
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
        CounselSlot: {
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            openYn: components["schemas"]["Yn"];
        };
        /** @description A day of the calendar; a day without slots is a weekend, a public holiday or one on which the operator is closed */
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
        /** @description A slot that is kept for the holder of the key */
        CounselHold: {
            holdKey: components["schemas"]["ViewKey"];
            startAt: components["schemas"]["Time"];
            endAt: components["schemas"]["Time"];
            expiresInSeconds: number;
        };
        /** @description What the visitor wants to talk about */
        CounselMemo: string;
        /** @description The number by which people name a reservation: C, its year, and a running number */
        CounselNo: string;
        /** @description Why a reservation is cancelled */
        CounselReason: string;
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
        /**
         * @description A task of the staff on a bill, as in BillTask. ANY is each task that the roles of the caller have, and no refund that the caller requested
         * @enum {string}
         */
        BillWait: "ANY" | "TAX_INVOICE" | "REFUND" | "CONFIRMATION";
        /**
         * @description BILL_DATE and AMOUNT begin with the latest and the highest, by currency, COMPANY ascends
         * @enum {string}
         */
        AdminBillSort: "BILL_DATE" | "COMPANY" | "AMOUNT";
        /**
         * @description What the staff does about a bill by hand: collect what is late, issue the tax invoice that is waited for, decide on a refund that waits for a second person, or give back what a bill of a subscription that has ended owes; before the end the next bill sets that off
         * @enum {string}
         */
        BillTask: "LATE" | "TAX_INVOICE" | "REFUND" | "CONFIRMATION";
        AdminBillListItem: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            billState: components["schemas"]["BillState"];
            billKind: components["schemas"]["BillKind"];
            subscriptionId: components["schemas"]["Uuid"];
            serviceName: components["schemas"]["ShortText"];
            planName: components["schemas"]["ShortText"];
            period: components["schemas"]["BillPeriod"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
            billDate: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            paidAt: components["schemas"]["Time"] | null;
            companyName: components["schemas"]["PersonalText"];
            /** @description As in the bill in full */
            paymentMethodCode: components["schemas"]["PaymentMethodCode"];
            version: components["schemas"]["Version"];
            /** @description As in the bill in full */
            payYn: components["schemas"]["Yn"];
            /** @description As in the bill in full */
            chargingYn: components["schemas"]["Yn"];
            /** @description As in the bill in full */
            ownYn: components["schemas"]["Yn"];
            /** @description The tasks of the caller on the bill */
            tasks: components["schemas"]["BillTask"][];
        };
        AdminBillPage: {
            billState: components["schemas"]["BillState"] | null;
            period: components["schemas"]["BillPeriod"] | null;
            waitingFor: components["schemas"]["BillWait"] | null;
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            sums: components["schemas"]["BillSum"][];
            list: components["schemas"]["AdminBillListItem"][];
        };
        /** @description A bill that the next run would issue or charge */
        PlannedBill: {
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            companyName: components["schemas"]["PersonalText"];
            label: components["schemas"]["ShortText"];
            billDate: components["schemas"]["Date"];
            currency: components["schemas"]["Currency"];
            totalAmount: components["schemas"]["Amount"];
        };
        /** @description What a run of the bills would do today */
        BillRunPlan: {
            today: components["schemas"]["Date"];
            bills: components["schemas"]["Count"];
            charges: components["schemas"]["Count"];
            late: components["schemas"]["Count"];
            list: components["schemas"]["PlannedBill"][];
        };
        /** @description What a run of the bills has done */
        BillRun: {
            issued: components["schemas"]["Count"];
            paid: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
            late: components["schemas"]["Count"];
            pastDue: components["schemas"]["Count"];
        };
        /**
         * @description What an accountant enters: bills by their day, payments that came in, what was given back, tax invoices with their corrections, and cash receipts with those that take them back
         * @enum {string}
         */
        BookKind: "BILLS" | "PAYMENTS" | "REFUNDS" | "TAX_INVOICES" | "CASH_RECEIPTS";
        /** @description Payments, by currency */
        ReceivedSum: {
            currency: components["schemas"]["Currency"];
            count: components["schemas"]["Count"];
            totalAmount: components["schemas"]["Amount"];
        };
        /** @description All bills at once; each figure equals the sums of listAdminBills with the same filter */
        AdminBillFigures: {
            /** @description The month of today in Korea */
            period: components["schemas"]["BillPeriod"];
            states: components["schemas"]["BillStateSum"][];
            /** @description The twelve months that end with this one, the earliest first; months without a bill are left out */
            months: components["schemas"]["BillMonth"][];
            /** @description Payments of this month, as exportBooks lists them */
            received: components["schemas"]["ReceivedSum"][];
        };
        /**
         * @description NOTICE is the board of notices, SUPPORT that of questions and answers
         * @enum {string}
         */
        Board: "NOTICE" | "SUPPORT";
        /**
         * @description PLANNED is one whose time has not come
         * @enum {string}
         */
        PostState: "DRAFT" | "PLANNED" | "PUBLISHED";
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
            /** @description By `postState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminPostListItem"][];
        };
        /** @description Markdown without HTML */
        PostText: string;
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
        /**
         * @description Why something may not be asked for
         * @enum {string}
         */
        AccessReason: "HELD" | "HELD_PAUSED" | "RENEW_INSTEAD" | "NOT_HELD" | "NOT_YET" | "ENDED" | "APPLY_ANEW" | "PAUSED" | "NOT_PAUSED" | "WAITING" | "NO_APPROVER" | "LAST_ADMIN" | "TERM_INVALID" | "LEVEL_CLOSED" | "LOCKED" | "UNSUBSCRIBED";
        /** @description What may be asked for, or the problem that it would be refused with */
        AccessAction: {
            approvalType: components["schemas"]["ApprovalType"];
            serviceRequestType: components["schemas"]["ServiceRequestType"] | null;
            /** @description Null where it may be asked for */
            reason: components["schemas"]["AccessReason"] | null;
            /** @description When it opens, where that is known */
            opensOn: components["schemas"]["Date"] | null;
        };
        AccessGrant: {
            grantId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            icon: components["schemas"]["AnsweredAppIcon"];
            levelId: components["schemas"]["Uuid"];
            levelName: components["schemas"]["ShortText"];
            /** @description Where the holder logs in to the app; null unless it is connected and the permission opens it now */
            entryUrl: string | null;
            /** @description The stricter one of the app and the level */
            useState: components["schemas"]["AnsweredUseState"];
            useStatus: components["schemas"]["UseStatus"];
            /** @description Who paused it. SECURITY outlasts its end: security alone decides on what is asked for then, until it has approved that */
            pauseOrigin: components["schemas"]["PauseOrigin"] | null;
            /** @description Who had paused it before security did: it is paused by them again when the block ends */
            pausedBefore: components["schemas"]["PauseOrigin"] | null;
            endReason: components["schemas"]["EndReason"] | null;
            startAt: components["schemas"]["Time"];
            /** @description The last day of use */
            endDate: components["schemas"]["Date"];
            longestTermDays: components["schemas"]["TermDays"];
            openRequestId: components["schemas"]["Uuid"] | null;
            actions: components["schemas"]["AccessAction"][];
        };
        AccessGrants: {
            /** @description The day it is in Korea, as terms are counted */
            today: components["schemas"]["Date"];
            list: components["schemas"]["AccessGrant"][];
        };
        /**
         * @description What happened to a permission or a request, for its history
         * @enum {string}
         */
        AccessEventType: "request.created" | "request.commented" | "request.approved" | "request.rejected" | "request.timedOut" | "request.withdrawn" | "request.superseded" | "request.ineligible" | "grant.started" | "grant.extended" | "grant.paused" | "grant.resumed" | "grant.released" | "grant.expiring" | "grant.expired" | "grant.revoked" | "grant.blocked" | "grant.unblocked" | "delegate.set" | "delegate.cleared";
        /** @description One entry of a history */
        AccessEvent: {
            eventId: components["schemas"]["Uuid"];
            event: components["schemas"]["AccessEventType"];
            at: components["schemas"]["Time"];
            /** @description Null for what happens by itself */
            actorName: components["schemas"]["PersonalTextOrNone"];
            /** @description What was written */
            text: string | null;
            /** @description The last day of use, where that was set */
            endDate: components["schemas"]["Date"] | null;
        };
        AccessGrantDetail: {
            /** @description The day it is in Korea, as terms are counted */
            today: components["schemas"]["Date"];
            grant: components["schemas"]["AccessGrant"];
            events: components["schemas"]["AccessEvent"][];
        };
        AccessLevel: {
            levelId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            description: string;
            /** @description Whether it administers the app */
            adminYn: components["schemas"]["Yn"];
            /** @description The stricter one of the app and the level */
            useState: components["schemas"]["AnsweredUseState"];
            /** @description The longest term that may be asked for at once; that of the app or shorter */
            longestTermDays: components["schemas"]["TermDays"];
            /** @description Of the last grant; null where there was none */
            useStatus: components["schemas"]["UseStatus"] | null;
            grantId: components["schemas"]["Uuid"] | null;
            endDate: components["schemas"]["Date"] | null;
            openRequestId: components["schemas"]["Uuid"] | null;
            actions: components["schemas"]["AccessAction"][];
        };
        AccessApp: {
            /** @description The day it is in Korea, as terms are counted */
            today: components["schemas"]["Date"];
            appId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            description: string;
            icon: components["schemas"]["AnsweredAppIcon"];
            owner: components["schemas"]["AppOwner"];
            devices: components["schemas"]["Device"][];
            services: components["schemas"]["ServicesOfApp"];
            useState: components["schemas"]["AnsweredUseState"];
            longestTermDays: components["schemas"]["TermDays"];
            /** @description Whether giving a permission of it up waits for a decision */
            releaseReviewYn: components["schemas"]["Yn"];
            levels: components["schemas"]["AccessLevel"][];
            approvers: components["schemas"]["AccessApprover"][];
        };
        /** @description What a request would come to, if it were approved today */
        AccessPreview: {
            /** @description Null where it may be asked for */
            reason: components["schemas"]["AccessReason"] | null;
            opensOn: components["schemas"]["Date"] | null;
            /** @description The last day of use; null where no term is asked for or none is right */
            endDate: components["schemas"]["Date"] | null;
            autoApprovedYn: components["schemas"]["Yn"];
            /** @description Until when it would wait */
            deadlineAt: components["schemas"]["Time"] | null;
            approvers: components["schemas"]["AccessApprover"][];
        };
        AccessRequestPage: {
            approvalResult: components["schemas"]["ApprovalResult"] | null;
            total: components["schemas"]["Count"];
            /** @description By `approvalResult` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AccessRequest"][];
        };
        /**
         * @description The tabs 0, 1 and 2 of the screen, in this order
         * @enum {string}
         */
        AppManageTab: "APP" | "REQUEST" | "APPROVAL";
        /**
         * @description Our reading of SPEC section 3: months, weeks and days
         * @enum {string}
         */
        TermCycle: "M" | "W" | "D";
        /** @description A term as it was chosen: months, weeks or days */
        AccessTerm: {
            termCycle: components["schemas"]["TermCycle"];
            termCount: number;
        };
        /**
         * @description How far a decider may change the term that was asked for
         * @enum {string}
         */
        TermChange: "NONE" | "SHORTER" | "ANY";
        AccessRequestDetail: {
            request: components["schemas"]["AccessRequest"];
            /** @description Where the caller finds it: behind REQUEST their own, behind APPROVAL any other */
            tab: components["schemas"]["AppManageTab"];
            /** @description The term that was asked for, in the longest cycle in which it is whole, counted from the day of the request; null where none was */
            askedTerm: components["schemas"]["AccessTerm"] | null;
            events: components["schemas"]["AccessEvent"][];
            approvers: components["schemas"]["AccessApprover"][];
            longestTermDays: components["schemas"]["TermDays"];
            /** @description The last day of use, should it be approved today: as asked, or for the longest term where that is shorter by now */
            previewEndDate: components["schemas"]["Date"] | null;
            /** @description Whether it waits and such an approval would change the permission; one that waits would be closed by it else */
            possibleYn: components["schemas"]["Yn"];
            withdrawYn: components["schemas"]["Yn"];
            commentYn: components["schemas"]["Yn"];
            decideYn: components["schemas"]["Yn"];
            termChange: components["schemas"]["TermChange"];
        };
        /** @description How many requests are behind each tab of the app's manager (SPEC section 3): APP, REQUEST, APPROVAL */
        AccessTabCounts: {
            /** @description Permissions in use or paused */
            APP: components["schemas"]["Count"];
            /** @description Own requests that wait */
            REQUEST: components["schemas"]["Count"];
            /** @description Requests that wait for the caller */
            APPROVAL: components["schemas"]["Count"];
        };
        AccessDecisionPage: {
            counts: components["schemas"]["AccessTabCounts"];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AccessRequest"][];
        };
        /** @description The colleague in whose place the caller decides */
        AccessStandIn: {
            name: components["schemas"]["PersonalText"];
            startDate: components["schemas"]["Date"];
            endDate: components["schemas"]["Date"];
        };
        /** @description Who decides for the caller, and for whom the caller does */
        AccessDelegation: {
            /** @description Whether the caller has something to hand over */
            approverYn: components["schemas"]["Yn"];
            delegateName: components["schemas"]["PersonalTextOrNone"];
            startDate: components["schemas"]["Date"] | null;
            endDate: components["schemas"]["Date"] | null;
            standingInFor: components["schemas"]["AccessStandIn"][];
        };
        /**
         * @description The staff has requests for subscriptions, changed prices that wait for a second person, late bills, tax invoices to issue, deposits that may still pay a bill, open differences with the list of settlements, what is to be given back after an end, refunds that wait for a second person, inquiries and counsels that began and have no outcome yet; deciders have requests for access; security admins have abnormal behaviour that is open or in review
         * @enum {string}
         */
        WorkKind: "SUBSCRIPTION_REQUEST" | "PRICE_APPROVAL" | "LATE_BILL" | "TAX_INVOICE" | "DEPOSIT" | "SETTLEMENT" | "REFUND" | "REFUND_APPROVAL" | "INQUIRY" | "COUNSEL_RECORD" | "ACCESS_REQUEST" | "ABNORMAL" | "ABNORMAL_REVIEW";
        /** @description One kind of work with how much of it waits, and since when */
        AdminWork: {
            workKind: components["schemas"]["WorkKind"];
            /** @description How many wait; what the caller has asked for or done themselves in the access area, a price that they changed and a refund that they asked for are for others to settle and are left out */
            count: number;
            /** @description Since when the first of them waits; of a late bill, the beginning of the due day; of a refund, of the later of the day of its bill and the last day of use; of a tax invoice, of the day of its bill; of a deposit, since its list was read */
            waitingSince: components["schemas"]["Time"];
        };
        AdminWorkList: {
            /** @description The bills with a task of the caller, each counted once */
            waitingBills: components["schemas"]["Count"];
            /** @description One for each kind; a kind of which nothing waits is left out */
            list: components["schemas"]["AdminWork"][];
        };
        /**
         * @description Of a fresh portal: its brand, terms, services and first customer; of a new company: colleagues, an approver, and an app that is connected
         * @enum {string}
         */
        FirstStep: "BRAND" | "TERMS" | "CATALOGUE" | "CUSTOMER" | "PEOPLE" | "APPROVER" | "APP";
        /**
         * @description What is asked for, what found a behaviour, or how a counsel was
         * @enum {string}
         */
        WorkDetail: "APPLY" | "RELEASE" | "EXTEND" | "SUSPEND" | "RESUME" | "SIGN_IN_FAILURES" | "NEW_PLACE" | "REQUEST_BURST" | "EXTERNAL" | "PHONE" | "VIDEO" | "VISIT";
        /** @description One piece of work that waits for the caller */
        AdminWorkItem: {
            workKind: components["schemas"]["WorkKind"];
            /** @description The id of the subscription, bill, deposit, inquiry, counsel, request or behaviour; of a changed price, the code of its service */
            itemId: string;
            /** @description Service and plan, the service of a changed price, app and level, what an inquiry is about, or what another system has found; null where workDetail says it */
            topic: components["schemas"]["PersonalTextOrNone"];
            /** @description Who asked, is concerned or made a deposit; null for a bill, and for who left */
            personName: components["schemas"]["PersonalTextOrNone"];
            /** @description Null within the company of the caller, and for who has none */
            companyName: components["schemas"]["PersonalTextOrNone"];
            workDetail: components["schemas"]["WorkDetail"] | null;
            currency: components["schemas"]["Currency"] | null;
            /** @description Of a bill, a refund, the rest of a deposit, or of one payment of a subscription */
            amount: components["schemas"]["Amount"] | null;
            /** @description Of a level that is asked for; of a behaviour the highest of the permissions that the person holds, null for who holds none */
            riskLevel: ("LOW" | "MEDIUM" | "HIGH") | null;
            /** @description As in AdminWork */
            waitingSince: components["schemas"]["Time"];
        };
        AdminWorkItems: {
            workKind: components["schemas"]["WorkKind"] | null;
            /** @description What is still to be set up by the caller: of a portal without a customer, for the staff, or of a company without a permission */
            firstSteps: components["schemas"]["FirstStep"][];
            /** @description The first twenty; listAdminWork counts them all */
            list: components["schemas"]["AdminWorkItem"][];
        };
        /**
         * @description A wizard and one of its steps: sign-up, request of a subscription, its end, leaving the portal, an inquiry, and a reservation of counsel
         * @enum {string}
         */
        FlowStep: "signup.type" | "signup.terms" | "signup.identity" | "signup.basic" | "signup.id" | "signup.password" | "signup.review" | "request.terms" | "request.company" | "request.subscriber" | "request.admin" | "request.service" | "request.payment" | "request.review" | "cancel.reason" | "cancel.form" | "withdrawal.notice" | "withdrawal.identity" | "withdrawal.reason" | "inquiry.form" | "counsel.time" | "counsel.details" | "counsel.summary";
        /**
         * @description REFUSED is the portal's: what was asked for is not possible any more. ALTERNATIVE is what the wizard offered instead
         * @enum {string}
         */
        FlowOutcome: "LEFT" | "COMPLETED" | "REFUSED" | "ALTERNATIVE";
        /** @description How many visits came to a step of a wizard, and how they went on */
        FlowCount: {
            flowStep: components["schemas"]["FlowStep"];
            reached: components["schemas"]["Count"];
            /** @description Of those that left, how many went on after all */
            returned: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
            completed: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
            alternative: components["schemas"]["Count"];
        };
        FlowCountList: {
            fromDate: components["schemas"]["Date"];
            toDate: components["schemas"]["Date"];
            /** @description In the order of the steps; one of which nothing was counted is left out */
            list: components["schemas"]["FlowCount"][];
        };
        /** @description The key of an invitation's link: 32 random bytes in base64url, good for 24 hours and once */
        StaffInvitationKey: string;
        /** @description What the holder of an invitation does next */
        StaffInvitationStep: {
            /** @description The mail address that was invited, masked */
            email: components["schemas"]["PersonalText"];
            expiresAt: components["schemas"]["Time"];
            /**
             * @description LOG_IN or become a member; SWITCH to the account that was invited; register a FACTOR that is enough for the staff; ACCEPT
             * @enum {string}
             */
            nextStep: "LOG_IN" | "SWITCH" | "FACTOR" | "ACCEPT";
        };
        /** @description What one of the staff may do; at least one */
        StaffRoles: components["schemas"]["StaffRole"][];
        StaffMember: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            /** @description Since when they are one of the staff; null where it was not noted */
            givenAt: components["schemas"]["Time"] | null;
            /** @description Null where no login is on record any more */
            lastLoginAt: components["schemas"]["Time"] | null;
            mfaType: components["schemas"]["MfaType"];
            passkeyYn: components["schemas"]["Yn"];
            /** @description Whether it is the caller */
            ownYn: components["schemas"]["Yn"];
            /** @description Why their role cannot be ended now */
            refusal: components["schemas"]["ShortText"] | null;
            roles: components["schemas"]["StaffRoles"];
            /** @description Whether they alone operate, so that this role stays */
            lastOperatorYn: components["schemas"]["Yn"];
        };
        StaffInvitation: {
            invitationId: components["schemas"]["Uuid"];
            email: components["schemas"]["PersonalText"];
            /** @description Who invited; null for the command of the server, and for a member who left */
            byName: components["schemas"]["PersonalTextOrNone"];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            /** @description Whether its time is over */
            overYn: components["schemas"]["Yn"];
            roles: components["schemas"]["StaffRoles"];
        };
        StaffList: {
            list: components["schemas"]["StaffMember"][];
            /** @description Those that no one has accepted, the latest first */
            invitations: components["schemas"]["StaffInvitation"][];
        };
        /** @description A month of the check, 2026-11 */
        ReviewMonth: string;
        /** @description How often something was done in the month */
        ReviewCount: number;
        ReviewedOpening: {
            openedAt: components["schemas"]["Time"];
            /** @description Null for a company that was removed, and for a member */
            companyName: components["schemas"]["PersonalTextOrNone"];
            /** @description Where a member was opened, not a company */
            memberId?: components["schemas"]["Uuid"];
            /** @description Of that member; null of one who has left */
            memberName?: components["schemas"]["PersonalTextOrNone"];
            reason: components["schemas"]["PersonalText"];
        };
        ReviewedPerson: {
            memberId: components["schemas"]["Uuid"];
            /** @description Null for a member who left */
            name: components["schemas"]["PersonalTextOrNone"];
            /** @description How often they looked at or took out data */
            reads: components["schemas"]["ReviewCount"];
            changes: components["schemas"]["ReviewCount"];
            /** @description How many different objects they opened */
            subjects: components["schemas"]["ReviewCount"];
            /** @description How much of it was at night, from 20 to 8 in Korea, or on a Saturday or Sunday */
            offHours: components["schemas"]["ReviewCount"];
            /** @description The companies and members whose data they opened, with their reasons, the latest first; a server of before does not name them */
            openings?: components["schemas"]["ReviewedOpening"][];
            /** @description What they did, the most frequent first */
            actions: {
                name: components["schemas"]["ShortText"];
                count: components["schemas"]["ReviewCount"];
            }[];
        };
        /** @description The monthly check of what the staff did with personal data */
        AccessReview: {
            month: components["schemas"]["ReviewMonth"];
            /** @description Whether the month is over, so that it can be signed */
            overYn: components["schemas"]["Yn"];
            total: components["schemas"]["ReviewCount"];
            /** @description Those with the most records first */
            people: components["schemas"]["ReviewedPerson"][];
            signedAt: components["schemas"]["Time"] | null;
            /** @description Who signed; null for a member who left as well */
            byName: components["schemas"]["PersonalTextOrNone"];
            /** @description What was found */
            finding: components["schemas"]["PersonalTextOrNone"];
        };
        /** @description How many requests wait: less than a day, longer, and with less than two days until their deadline */
        RequestAgeCounts: {
            NEW: components["schemas"]["Count"];
            AGED: components["schemas"]["Count"];
            LATE: components["schemas"]["Count"];
        };
        /** @description What came in and what was done on a day, of the kinds of work that the caller has */
        AccessTrendDay: {
            date: components["schemas"]["Date"];
            /** @description Requests; for a security admin without another role, only those that security decides on */
            requested: components["schemas"]["Count"];
            /** @description Such requests that were decided on */
            decided: components["schemas"]["Count"];
            /** @description Abnormal behaviour that was found in the company; 0 unless the caller is security admin */
            found: components["schemas"]["Count"];
            /** @description Abnormal behaviour on which the first action other than ADMIN_REVIEW was taken */
            handled: components["schemas"]["Count"];
        };
        /**
         * @description How much harm a level can do in the wrong hands, as its app or the company that added it says
         * @enum {string}
         */
        RiskLevel: "LOW" | "MEDIUM" | "HIGH";
        /** @description A request that was decided on, or an abnormal behaviour on which an action was taken */
        AdminAccessDone: {
            /** @description Of the request, or of the behaviour */
            itemId: components["schemas"]["Uuid"];
            /** @description App and level of a request, or the code of what another system has found */
            topic: string | null;
            /** @description Of a request */
            approvalType: components["schemas"]["ApprovalType"] | null;
            /** @description What found a behaviour */
            detector: ("SIGN_IN_FAILURES" | "NEW_PLACE" | "REQUEST_BURST" | "EXTERNAL") | null;
            /** @description Who asked, or is concerned */
            personName: components["schemas"]["PersonalText"];
            /** @description As in AdminWorkItem */
            riskLevel: components["schemas"]["RiskLevel"] | null;
            /** @description On a request */
            decision: components["schemas"]["AccessDecision"] | null;
            /** @description On a behaviour */
            action: ("WARNING" | "BLOCK_ACCESS" | "END_SESSION" | "RESET_PASSWORD" | "REQUIRE_MFA" | "EXCLUSION") | null;
            /** @description Who decided or acted; null for who left */
            actorName: components["schemas"]["PersonalTextOrNone"];
            doneAt: components["schemas"]["Time"];
        };
        AdminAccessToday: {
            /** @description The roles the caller has today, the strongest first */
            roles: components["schemas"]["AccessRole"][];
            /** @description Requests that the caller may decide on */
            waiting: components["schemas"]["Count"];
            ages: components["schemas"]["RequestAgeCounts"];
            /** @description Those of them that wait longest */
            longest: components["schemas"]["AccessRequest"][];
            /** @description Permissions of the apps of the caller that security has paused */
            blocked: components["schemas"]["Count"];
            /** @description Permissions of the apps of the caller that end within 14 days */
            ending: components["schemas"]["Count"];
            /** @description The last 14 days in Korea, the earliest first */
            trend: components["schemas"]["AccessTrendDay"][];
            /** @description The median time from the beginning to the end of what was done in the last seven days; null without any */
            medianMinutes: components["schemas"]["Count"] | null;
            /** @description The same of the seven days before */
            formerMedianMinutes: components["schemas"]["Count"] | null;
            /** @description What was done last in these 14 days, the latest first */
            done: components["schemas"]["AdminAccessDone"][];
        };
        /**
         * @description How long a request waits: less than a day; longer; its deadline is less than two days away
         * @enum {string}
         */
        RequestAge: "NEW" | "AGED" | "LATE";
        AccessAppCount: {
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            count: components["schemas"]["Count"];
        };
        AdminAccessRequest: {
            request: components["schemas"]["AccessRequest"];
            /** @description Where who asks works, as they say themselves */
            deptName: components["schemas"]["PersonalTextOrNone"];
            /** @description Of the level that is asked for */
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description The sentence with which a decision of the caller would be refused */
            refusal: string | null;
            /** @description Whether an approval today would change the permission; it closes the request else */
            possibleYn: components["schemas"]["Yn"];
            /** @description The last day of use, should it be approved today as asked */
            previewEndDate: components["schemas"]["Date"] | null;
            /** @description The first day of use of the permission there is */
            currentStartDate: components["schemas"]["Date"] | null;
            /** @description The last day of use of the permission there is */
            currentEndDate: components["schemas"]["Date"] | null;
        };
        AdminAccessRequestPage: {
            appId: components["schemas"]["Uuid"] | null;
            approvalType: components["schemas"]["ApprovalType"] | null;
            requestAge: components["schemas"]["RequestAge"] | null;
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            /** @description All that wait, whatever is filtered */
            waiting: components["schemas"]["Count"];
            /** @description Of all that wait */
            ages: components["schemas"]["RequestAgeCounts"];
            /** @description Of all that wait */
            apps: components["schemas"]["AccessAppCount"][];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminAccessRequest"][];
        };
        /** @description Who holds a level already, for a decision */
        AccessLevelHolders: {
            /** @description Other members of the company who have the level that is asked for in use today */
            count: components["schemas"]["Count"];
            /** @description Those of them who work in the department of who asks; 0 where that is not known */
            sameDept: components["schemas"]["Count"];
            /** @description The first of them, those of the same department at the top */
            names: components["schemas"]["PersonalText"][];
        };
        HeldAccessGrant: {
            grantId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            levelName: components["schemas"]["ShortText"];
            riskLevel: components["schemas"]["RiskLevel"];
            useStatus: components["schemas"]["UseStatus"];
            /** @description The last day of use */
            endDate: components["schemas"]["Date"];
            /** @description Whether it is of the app that is asked for */
            sameAppYn: components["schemas"]["Yn"];
        };
        AdminAccessRequestDetail: {
            /** @description As the queue says it */
            seen: components["schemas"]["AdminAccessRequest"];
            /** @description Who asks */
            memberId: components["schemas"]["Uuid"];
            levelDescription: string;
            /** @description Whether the level administers the app */
            administersYn: components["schemas"]["Yn"];
            holders: components["schemas"]["AccessLevelHolders"];
            /** @description When who asks last logged in to the portal; null where that is not known. What is done in an app is not seen here */
            lastSignInAt: components["schemas"]["Time"] | null;
            /** @description What who asks holds now, the same app first */
            grants: components["schemas"]["HeldAccessGrant"][];
            /** @description What they asked for in this app before, the latest first */
            earlier: components["schemas"]["AccessRequest"][];
            approvers: components["schemas"]["AccessApprover"][];
        };
        /**
         * @description DECIDED begins with the latest, the others ascend
         * @enum {string}
         */
        AdminAccessDecisionSort: "DECIDED" | "PERSON" | "APP" | "DECIDER";
        AdminAccessDecisionPage: {
            total: components["schemas"]["Count"];
            /** @description By `decision`, and as MINE those of the caller, whatever either filter names */
            counts?: components["schemas"]["FilterCounts"];
            /** @description Of all that were decided on */
            apps: components["schemas"]["AccessAppCount"][];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AccessRequest"][];
        };
        AdminAccessGrant: {
            grantId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            memberId: components["schemas"]["Uuid"];
            memberName: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["ShortText"];
            icon: components["schemas"]["AnsweredAppIcon"];
            levelId: components["schemas"]["Uuid"];
            levelName: components["schemas"]["ShortText"];
            riskLevel: components["schemas"]["RiskLevel"];
            useStatus: components["schemas"]["UseStatus"];
            /** @description Who paused it. SECURITY outlasts its end: security alone decides on what is asked for then, until it has approved that */
            pauseOrigin: components["schemas"]["PauseOrigin"] | null;
            /** @description Who had paused it before security did: it is paused by them again when the block ends */
            pausedBefore: components["schemas"]["PauseOrigin"] | null;
            endReason: components["schemas"]["EndReason"] | null;
            startAt: components["schemas"]["Time"];
            endDate: components["schemas"]["Date"];
            revokeYn: components["schemas"]["Yn"];
            blockYn: components["schemas"]["Yn"];
            liftYn: components["schemas"]["Yn"];
        };
        AdminPerson: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            /** @description Their own roles in the access area today, the strongest first */
            roles: components["schemas"]["AccessRole"][];
            /** @description When they last logged in to the portal; null where that is not known */
            lastSignInAt: components["schemas"]["Time"] | null;
            /** @description Their permissions in the apps of the caller, what has not ended first, then the latest */
            grants: components["schemas"]["AdminAccessGrant"][];
            /** @description How many of their requests wait for a decision, in these apps */
            waiting: components["schemas"]["Count"];
            /** @description The latest of their requests in these apps, the latest first */
            requests: components["schemas"]["AccessRequest"][];
        };
        /**
         * @description START and RISK begin with the latest and the highest, the others ascend
         * @enum {string}
         */
        AdminAccessGrantSort: "START" | "PERSON" | "DEPARTMENT" | "APP" | "RISK" | "END";
        AdminAccessGrantPage: {
            useStatus: components["schemas"]["UseStatus"] | null;
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            /** @description By `useStatus` */
            counts?: components["schemas"]["FilterCounts"];
            /** @description Those that have permissions, with how many, whatever the filter */
            apps: components["schemas"]["AccessAppCount"][];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminAccessGrant"][];
        };
        /** @description A request in the version in which it was looked at */
        AccessRequestSeen: {
            requestId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        };
        /** @description What became of one of many requests; `code` is that of the single operation */
        AccessOutcome: {
            requestId: components["schemas"]["Uuid"];
            /** @description That of success, or of the problem a single decision would have had */
            code: number;
            msg: string;
            /** @description As it is now, decided here or not; null for one that the caller does not see */
            approvalResult: components["schemas"]["ApprovalResult"] | null;
            closeReason: components["schemas"]["CloseReason"] | null;
            deciderName: components["schemas"]["PersonalTextOrNone"];
        };
        AccessOutcomes: {
            list: components["schemas"]["AccessOutcome"][];
        };
        AdminAppListItem: {
            appId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            icon: components["schemas"]["AnsweredAppIcon"];
            owner: components["schemas"]["AppOwner"];
            useState: components["schemas"]["AnsweredUseState"];
            /** @description Those that may be asked for */
            levels: components["schemas"]["Count"];
            closedLevels: components["schemas"]["Count"];
            /** @description Permissions of the company that have not ended */
            grants: components["schemas"]["Count"];
            /** @description Requests that wait for a decision */
            waiting: components["schemas"]["Count"];
            /** @description Members who approve, those of the whole company included */
            approvers: components["schemas"]["Count"];
            longestTermDays: components["schemas"]["TermDays"];
            autoApprovalYn: components["schemas"]["Yn"];
            releaseReviewYn: components["schemas"]["Yn"];
        };
        AdminAppPage: {
            /** @description Whose settings are shown */
            owner: components["schemas"]["AppOwner"];
            /** @description Whose settings the caller changes */
            owners: components["schemas"]["AppOwner"][];
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminAppListItem"][];
        };
        /** @description The longest term that may be asked for at once, in days */
        LongestTermDays: number;
        AdminAppLevel: {
            levelId: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            description: string;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description Whether it administers the app */
            adminYn: components["schemas"]["Yn"];
            /** @description Whether the company has added it */
            ownYn: components["schemas"]["Yn"];
            useState: components["schemas"]["AnsweredUseState"];
            /** @description Whether it may not be asked for: Y but for the use state A */
            closedYn: components["schemas"]["Yn"];
            /** @description Null where that of the app holds; where the app has a shorter one, that one holds */
            longestTermDays: components["schemas"]["LongestTermDays"] | null;
            grants: components["schemas"]["Count"];
            waiting: components["schemas"]["Count"];
        };
        /**
         * @description APPROVER decides on requests for an app, APP_ADMIN also settles how it is asked for
         * @enum {string}
         */
        ManagerRole: "APPROVER" | "APP_ADMIN";
        AppManager: {
            managerId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            managerRole: components["schemas"]["ManagerRole"];
            /** @description Whether the role is for every app of the company */
            companyYn: components["schemas"]["Yn"];
            /** @description Whether it is the caller */
            ownYn: components["schemas"]["Yn"];
            /** @description Why the caller may not take the role back, as removeAppManager would say */
            refusal: components["schemas"]["ShortText"] | null;
        };
        AdminApp: {
            appId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            name: components["schemas"]["ShortText"];
            category: components["schemas"]["Code"];
            description: string;
            icon: components["schemas"]["AnsweredAppIcon"];
            devices: components["schemas"]["Device"][];
            owner: components["schemas"]["AppOwner"];
            /** @description Whether it is seen by its owner, who may change its words and retire it */
            ownYn: components["schemas"]["Yn"];
            useState: components["schemas"]["AnsweredUseState"];
            longestTermDays: components["schemas"]["TermDays"];
            /** @description Whether requests for levels that do not administer the app are approved at once; never those of who settles the app or was the last to change this */
            autoApprovalYn: components["schemas"]["Yn"];
            /** @description Whether giving a permission up waits for a decision */
            releaseReviewYn: components["schemas"]["Yn"];
            levels: components["schemas"]["AdminAppLevel"][];
            managers: components["schemas"]["AppManager"][];
        };
        /**
         * @description One of the drawn icons
         * @enum {string}
         */
        AppIcon: "WINDOW" | "ENVELOPE" | "SIGNATURE" | "TALK" | "CAMERA" | "FOLDER" | "PERSON_CARD" | "COIN" | "ATTENDANCE" | "CUSTOMER" | "CHART" | "SHOP" | "WAREHOUSE" | "TRUCK" | "CODE" | "PIPELINE" | "CLOUD" | "DATABASE" | "GLOBE";
        RetiredApp: {
            appId: components["schemas"]["Uuid"];
            /** @description Permissions that were taken back */
            grants: components["schemas"]["Count"];
            /** @description Requests that waited for a decision */
            requests: components["schemas"]["Count"];
        };
        /**
         * @description SECRET is an app with a server, which has a secret; PUBLIC is one that could not keep it, in a browser or on a phone
         * @enum {string}
         */
        AppClientKind: "SECRET" | "PUBLIC";
        AppClient: {
            clientKind: components["schemas"]["AppClientKind"];
            redirectUris: string[];
            startUrl: string | null;
            logoutUrl: string | null;
            createdAt: components["schemas"]["Time"];
            /** @description The latest login to it */
            lastLoginAt: components["schemas"]["Time"] | null;
        };
        AppKey: {
            keyId: components["schemas"]["Uuid"];
            /** @description Its last four characters */
            keyHint: string;
            createdAt: components["schemas"]["Time"];
            /** @description To the minute; null for one that was not used */
            lastUsedAt: components["schemas"]["Time"] | null;
        };
        AppConnection: {
            appId: components["schemas"]["Uuid"];
            /** @description The metadata of AuthZEN Authorization API 1.0, from which an app learns the other addresses */
            configurationUrl: string;
            /** @description Where it asks for a decision */
            evaluationUrl: string;
            /** @description The issuer of logins (OpenID Connect Discovery 1.0) */
            issuerUrl: string;
            /** @description The metadata of the provider of logins, from which an app learns the other addresses */
            discoveryUrl: string;
            /** @description How people log in to it; null where they do not by the portal. The id of the client is that of the app */
            client: components["schemas"]["AppClient"] | null;
            /** @description Those that are valid, the latest first */
            keys: components["schemas"]["AppKey"][];
        };
        /**
         * @description NORMAL opens the app; UNSUBSCRIBED is closed because the company has no subscription of a service with the app, LOCKED is closed by the company, BLOCKED by security, PAUSED by the holder or an admin; ENDED is over, NONE was never there or is of a person whom the app may not know
         * @enum {string}
         */
        AppUse: "NORMAL" | "UNSUBSCRIBED" | "LOCKED" | "BLOCKED" | "PAUSED" | "ENDED" | "NONE";
        /** @description What an app would be answered about a person now */
        AppAccessCheck: {
            decisionYn: components["schemas"]["Yn"];
            appUse: components["schemas"]["AppUse"];
            /** @description The last day of use; null where there is no permission */
            endDate: components["schemas"]["Date"] | null;
        };
        /** @description A new key; it is shown this once */
        IssuedAppKey: {
            keyId: components["schemas"]["Uuid"];
            /** @description The secret with which the app calls */
            apiKey: string;
        };
        AppClientSecret: {
            /** @description The secret with which the app asks for tokens; null where there is none, or where it stays */
            clientSecret: string | null;
        };
        AppWebhook: {
            webhookUrl: string;
            createdAt: components["schemas"]["Time"];
            /** @description Since when nothing new is sent, because a delivery was not accepted for a day */
            disabledAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description What an app is notified of: the life of its permissions and of requests for them
         * @enum {string}
         */
        AppWebhookEvent: "grant.started" | "grant.paused" | "grant.resumed" | "grant.ended" | "request.created" | "request.decided";
        /**
         * @description WAITING is sent, or sent again; FAILED was not accepted for a day
         * @enum {string}
         */
        DeliveryState: "WAITING" | "DELIVERED" | "FAILED";
        /** @description A notification that was sent to an app, with what has become of it */
        AppDelivery: {
            deliveryId: components["schemas"]["Uuid"];
            webhookEvent: components["schemas"]["AppWebhookEvent"];
            deliveryState: components["schemas"]["DeliveryState"];
            createdAt: components["schemas"]["Time"];
            tries: components["schemas"]["Count"];
            /** @description What the app answered last; null where it did not */
            lastStatus: number | null;
        };
        AppWebhookInfo: {
            webhook: components["schemas"]["AppWebhook"] | null;
            /** @description The latest first */
            deliveries: components["schemas"]["AppDelivery"][];
        };
        AppWebhookSecret: {
            /** @description The secret of Standard Webhooks */
            webhookSecret: string;
        };
        /**
         * @description Of an app or a level in a company. Our reading of SPEC section 3: A is in use; D is switched off, what is in use goes on and nothing is begun or made longer; L is locked, nothing is used, begun, made longer or resumed until it is unlocked
         * @enum {string}
         */
        UseState: "A" | "D" | "L";
        /**
         * @description CLEARED was taken back before its last day was over
         * @enum {string}
         */
        DelegationState: "COMING" | "RUNNING" | "ENDED" | "CLEARED";
        /**
         * @description CREATED begins with the latest, the others ascend
         * @enum {string}
         */
        AdminDelegationSort: "CREATED" | "HOLDER" | "DELEGATE" | "START";
        AdminDelegation: {
            delegationId: components["schemas"]["Uuid"];
            /** @description The member in whose place the delegate decides */
            holderName: components["schemas"]["PersonalText"];
            /** @description Who decides */
            delegateName: components["schemas"]["PersonalText"];
            startDate: components["schemas"]["Date"];
            endDate: components["schemas"]["Date"];
            delegationState: components["schemas"]["DelegationState"];
            /** @description Why the caller may not take it back, as endAdminDelegation would say */
            refusal: components["schemas"]["ShortText"] | null;
        };
        AdminDelegationPage: {
            delegationState: components["schemas"]["DelegationState"] | null;
            search: components["schemas"]["Search"] | null;
            total: components["schemas"]["Count"];
            /** @description By `delegationState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminDelegation"][];
        };
        /**
         * @description REVIEW waits in the queue of the admins
         * @enum {string}
         */
        AbnormalState: "OPEN" | "REVIEW" | "HANDLED" | "EXCLUDED";
        /**
         * @description The family of abnormal behaviour, a code of the specification; our reading of the letters is in domain/code-names.ts
         * @example A
         * @example N
         * @example U
         * @example D
         * @example E
         */
        AbnormalType: string;
        /**
         * @description By what it was noticed, a code of the specification; our reading of the letters is in domain/code-names.ts
         * @example F
         * @example R
         * @example U
         * @example O
         * @example A
         * @example M
         * @example T
         * @example E
         */
        AbnormalDetectType: string;
        /**
         * @description What was done about it last, a code of the specification; our reading of the letters is in domain/code-names.ts
         * @example N
         * @example W
         * @example S
         * @example L
         * @example P
         * @example T
         * @example X
         * @example U
         */
        ActionStatus: string;
        /**
         * @description DETECTED begins with the latest, MEMBER ascends
         * @enum {string}
         */
        AbnormalEventSort: "DETECTED" | "MEMBER";
        /**
         * @description What found it; EXTERNAL comes from elsewhere, with codes alone
         * @enum {string}
         */
        AbnormalDetector: "SIGN_IN_FAILURES" | "NEW_PLACE" | "REQUEST_BURST" | "EXTERNAL";
        /**
         * @description What may be done about it; REQUIRE_MFA asks for a second factor from now on, EXCLUSION takes it as usual until a day
         * @enum {string}
         */
        AbnormalAction: "WARNING" | "BLOCK_ACCESS" | "END_SESSION" | "RESET_PASSWORD" | "REQUIRE_MFA" | "ADMIN_REVIEW" | "EXCLUSION";
        AbnormalEventListItem: {
            abnormalEventId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            abnormalState: components["schemas"]["AbnormalState"];
            detector: components["schemas"]["AbnormalDetector"];
            abnormalType: components["schemas"]["AbnormalType"] | null;
            detectType: components["schemas"]["AbnormalDetectType"] | null;
            actionStatus: components["schemas"]["ActionStatus"] | null;
            memberName: components["schemas"]["PersonalText"];
            detectedAt: components["schemas"]["Time"];
            count: components["schemas"]["Count"];
            /** @description Browser and system; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
            exclusionEndDate: components["schemas"]["Date"] | null;
            lastAction: components["schemas"]["AbnormalAction"] | null;
        };
        AbnormalEventPage: {
            abnormalState: components["schemas"]["AbnormalState"] | null;
            abnormalType: components["schemas"]["AbnormalType"] | null;
            detectType: components["schemas"]["AbnormalDetectType"] | null;
            actionStatus: components["schemas"]["ActionStatus"] | null;
            search: components["schemas"]["Search"] | null;
            open: components["schemas"]["Count"];
            review: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description By `abnormalState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AbnormalEventListItem"][];
        };
        /** @description What was observed, and when */
        AbnormalEvidence: {
            /**
             * @description KNOWN_SIGN_IN is one of before, to compare with
             * @enum {string}
             */
            evidenceType: "SIGN_IN_FAILED" | "SIGN_IN" | "KNOWN_SIGN_IN" | "ACCESS_REQUEST" | "REPORT";
            at: components["schemas"]["Time"];
            /** @description Browser and system; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
            text: string;
        };
        /**
         * @description Why an action is closed: it is about the caller, or there is nothing left for it to do
         * @enum {string}
         */
        AbnormalReason: "OWN" | "NOTHING_TO_DO";
        /** @description An action with the number of what it would touch, or why it is closed */
        AbnormalChoice: {
            action: components["schemas"]["AbnormalAction"];
            /** @description Why it may not be taken now; null where it may */
            reason: components["schemas"]["AbnormalReason"] | null;
            /** @description How much it reaches: permissions or sessions; null where there is nothing to count */
            count: components["schemas"]["Count"] | null;
        };
        /** @description An action that was taken */
        AbnormalStep: {
            action: components["schemas"]["AbnormalAction"];
            at: components["schemas"]["Time"];
            actorName: components["schemas"]["PersonalTextOrNone"];
            comment: string;
            endDate: components["schemas"]["Date"] | null;
            count: components["schemas"]["Count"] | null;
        };
        AbnormalEvent: {
            abnormalEventId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            abnormalState: components["schemas"]["AbnormalState"];
            detector: components["schemas"]["AbnormalDetector"];
            abnormalType: components["schemas"]["AbnormalType"] | null;
            detectType: components["schemas"]["AbnormalDetectType"] | null;
            actionStatus: components["schemas"]["ActionStatus"] | null;
            memberName: components["schemas"]["PersonalText"];
            detectedAt: components["schemas"]["Time"];
            count: components["schemas"]["Count"];
            /** @description Browser and system; empty where unknown */
            device: string;
            /** @description Where from, its last part hidden; empty where unknown */
            address: string;
            exclusionEndDate: components["schemas"]["Date"] | null;
            lastAction: components["schemas"]["AbnormalAction"] | null;
            memberId: components["schemas"]["Uuid"];
            memberEmail: components["schemas"]["PersonalText"];
            deptName: string | null;
            firstAt: components["schemas"]["Time"];
            evidence: components["schemas"]["AbnormalEvidence"][];
            choices: components["schemas"]["AbnormalChoice"][];
            steps: components["schemas"]["AbnormalStep"][];
        };
        /**
         * @description ACCESS is an event of a permission or a request for one
         * @enum {string}
         */
        AuditKind: "READ" | "CHANGE" | "FILE" | "ACCESS";
        /**
         * @description AT begins with the latest, ACTOR ascends
         * @enum {string}
         */
        AuditSort: "AT" | "ACTOR";
        AuditRecord: {
            auditId: string;
            auditKind: components["schemas"]["AuditKind"];
            at: components["schemas"]["Time"];
            actorName: components["schemas"]["PersonalTextOrNone"];
            /** @description The operation or the event */
            action: string;
            /** @description What it was about, by numbers; ends with `outcome=unknown` for a change whose server died before it knew the outcome */
            subject: string;
            /** @description What it was about as people call it: an app and its level, the number of a bill; null where it is gone or nothing was named */
            subjectName: string | null;
            ownerName: components["schemas"]["PersonalTextOrNone"];
            address: string;
            /** @description Of a chained record */
            hash: string | null;
        };
        AuditRecordPage: {
            auditKind: components["schemas"]["AuditKind"] | null;
            /** @description Whether what was read is listed */
            readingYn: components["schemas"]["Yn"];
            search: components["schemas"]["Search"] | null;
            fromDate: components["schemas"]["Date"] | null;
            toDate: components["schemas"]["Date"] | null;
            total: components["schemas"]["Count"];
            /** @description By `auditKind` */
            counts?: components["schemas"]["FilterCounts"];
            /** @description How much was read by these people in this period, listed or not */
            readingCount: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AuditRecord"][];
        };
        /** @description A place in the chain of records where one was changed or taken away */
        AuditFault: {
            chain: components["schemas"]["Uuid"];
            position: components["schemas"]["Count"];
            /** @enum {string} */
            fault: "changed" | "missing";
        };
        AuditCheck: {
            checkedAt: components["schemas"]["Time"];
            records: components["schemas"]["Count"];
            faultCount: components["schemas"]["Count"];
            faults: components["schemas"]["AuditFault"][];
        };
        /**
         * @description The list in which something was found
         * @enum {string}
         */
        HitKind: "SUBSCRIPTION" | "BILL" | "INQUIRY" | "COUNSEL" | "GRANT" | "ACCESS_REQUEST" | "APP" | "NOTICE" | "BOARD_POST" | "MEMBER" | "COMPANY" | "ABNORMAL_EVENT";
        SearchHit: {
            /** @description What its page is opened with; a company has none, its page is that of its name */
            hitId: components["schemas"]["Uuid"] | null;
            title: components["schemas"]["PersonalText"];
            /** @description A second line: its number, whose it is, what it is about */
            detail: components["schemas"]["PersonalTextOrNone"];
            /** @description The state of its kind, such as SubscriptionState or BillState. Of a request for access WAITING, APPROVED or the reason it was closed for; of a permission NORMAL, PAUSE, SECURITY, or the reason it ended for */
            state: string | null;
            /** @description When it was asked for, written, published, or takes place */
            at: components["schemas"]["Time"] | null;
        };
        /** @description What was found in one list; `moreYn` says that there is more */
        SearchGroup: {
            hitKind: components["schemas"]["HitKind"];
            /** @description Y of the pages of members, N of those of the admin area */
            ownYn: components["schemas"]["Yn"];
            /** @description Whether there is more than these */
            moreYn: components["schemas"]["Yn"];
            list: components["schemas"]["SearchHit"][];
        };
        SearchResult: {
            /** @description The words that were searched for; at most five count. Null where none has two letters */
            search: components["schemas"]["Search"] | null;
            /** @description Whether lists were left out that open with the password check */
            passwordNeededYn: components["schemas"]["Yn"];
            /** @description One for each list in which something was found */
            groups: components["schemas"]["SearchGroup"][];
        };
        MyWork: {
            /** @description Bills that are owed; 0 for who may only view them */
            unpaidBills: components["schemas"]["Count"];
            /** @description How many of the unpaid bills were not paid by their due day */
            lateBills: components["schemas"]["Count"];
            /** @description Own permissions in use that end within 14 days */
            endingGrants: components["schemas"]["Count"];
            /** @description Requests for access that wait for a decision of the member */
            decisions: components["schemas"]["Count"];
        };
        /**
         * @description The kinds of work whose beginning and end are recorded, so that they can be counted by day
         * @enum {string}
         */
        CountedWorkKind: "SUBSCRIPTION_REQUEST" | "INQUIRY";
        AdminWorkDay: {
            date: components["schemas"]["Date"];
            received: components["schemas"]["Count"];
            handled: components["schemas"]["Count"];
        };
        AdminWorkDays: {
            /** @description What is counted: of the roles of the caller alone */
            workKinds: components["schemas"]["CountedWorkKind"][];
            /** @description In Korea, the last one is today */
            days: components["schemas"]["AdminWorkDay"][];
        };
        /**
         * @description The area of the page that it links to; security for whatever warns
         * @enum {string}
         */
        NotificationSubject: "security" | "bill" | "subscription" | "permission" | "inquiry" | "counsel" | "account" | "admin" | "notice";
        SubjectCount: {
            subject: components["schemas"]["NotificationSubject"];
            count: components["schemas"]["Count"];
        };
        Notification: {
            notificationId: components["schemas"]["Uuid"];
            announcementType: components["schemas"]["AnnouncementType"];
            heading: components["schemas"]["PersonalText"];
            /** @description Paragraphs with empty lines between them */
            message: string;
            /** @description Where on this site the member sees what it is about */
            path: string | null;
            readYn: components["schemas"]["Yn"];
            createdAt: components["schemas"]["Time"];
        };
        NotificationPage: {
            announcementType: components["schemas"]["AnnouncementType"] | null;
            subject: components["schemas"]["NotificationSubject"] | null;
            unreadYn: components["schemas"]["Yn"] | null;
            total: components["schemas"]["Count"];
            /** @description All that were not read, whatever the filter */
            unread: components["schemas"]["Count"];
            /** @description All that the member has, whatever the filter; a subject without any is left out */
            subjects: components["schemas"]["SubjectCount"][];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["Notification"][];
        };
        UnreadNotifications: {
            unread: components["schemas"]["Count"];
        };
        /**
         * @description The drawing next to its name
         * @enum {string}
         */
        ServiceIcon: "DOOR" | "TWO_STEPS" | "TERM" | "WAVE" | "LEDGER";
        /** @description For one user and one month, without VAT */
        PlanPrice: {
            /** @description In won */
            KRW: number;
            /** @description In cents */
            USD: number;
        };
        CataloguePlan: {
            planCode: components["schemas"]["PlanCode"];
            planName: string;
            price: components["schemas"]["PlanPrice"];
            /** @description For how many users it may be requested at most; null, or absent from a server without limits, where it has no limit */
            maximumUsers?: number | null;
            /** @description What the plan contains, a line each */
            contents: string[];
        };
        PlanComparison: {
            label: string;
            /** @description One for each plan, in their order */
            values: string[];
        };
        CatalogueService: {
            serviceCode: components["schemas"]["ServiceCode"];
            /** @description The name in contracts, bills and mails */
            serviceName: string;
            /** @description The name where there is little room */
            shortName: string;
            /** @description What it does */
            summary: string;
            /** @description For whom it is; may be empty */
            audience: string;
            icon: components["schemas"]["ServiceIcon"];
            /** @description The days of a trial, the day of its request not counted; null where it cannot be tried */
            trialDays: number | null;
            /** @description From small to large */
            plans: components["schemas"]["CataloguePlan"][];
            /** @description What differs between the plans besides their prices */
            comparison: components["schemas"]["PlanComparison"][];
        };
        Catalogue: {
            /** @description In the order in which they are shown; none where nothing is on sale */
            services: components["schemas"]["CatalogueService"][];
        };
        NextServiceEdition: {
            /** @description The first day on which it holds */
            fromDate: components["schemas"]["Date"];
            /** @description N where the service is no longer sold from then on */
            saleYn: components["schemas"]["Yn"];
        };
        /** @description What the running subscriptions of a service come to in a month, with VAT; a yearly one counts a twelfth, rounded down */
        MonthlyAmount: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
        };
        AdminServiceItem: {
            serviceCode: components["schemas"]["ServiceCode"];
            serviceName: string;
            /** @enum {string} */
            serviceState: "SOLD" | "COMING" | "ENDED";
            planCount: number;
            /** @description In won, for one user and one month, without VAT */
            lowestPrice: number;
            /** @description What is scheduled */
            next: components["schemas"]["NextServiceEdition"] | null;
            /** @description Whether a changed price waits for a second person */
            waitingYn: components["schemas"]["Yn"];
            /** @description The subscriptions that were approved and have not ended */
            runningCount: components["schemas"]["Count"];
            monthlyAmounts: components["schemas"]["MonthlyAmount"][];
        };
        AdminServices: {
            /** @description In the order of the catalogue */
            list: components["schemas"]["AdminServiceItem"][];
        };
        /** @description Counts the editions of a service; 0 is what the portal began with */
        ServiceVersion: number;
        ScheduledService: {
            version: components["schemas"]["ServiceVersion"];
            fromDate: components["schemas"]["Date"];
            saleYn: components["schemas"]["Yn"];
            service: components["schemas"]["CatalogueService"];
        };
        PlanPriceChange: {
            planCode: components["schemas"]["PlanCode"];
            planName: string;
            /** @description At which it was sold last */
            before: components["schemas"]["PlanPrice"];
            after: components["schemas"]["PlanPrice"];
            /** @description The running subscriptions of the plan */
            subscriptionCount: components["schemas"]["Count"];
        };
        WaitingService: {
            version: components["schemas"]["ServiceVersion"];
            /** @description The first day on which it holds, if it is approved by then */
            fromDate: components["schemas"]["Date"];
            saleYn: components["schemas"]["Yn"];
            service: components["schemas"]["CatalogueService"];
            askedAt: components["schemas"]["Time"];
            /** @description The member of the staff who wrote it; null for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
            /** @description Whether the person who looks wrote it */
            askedYn: components["schemas"]["Yn"];
            /** @description The plans with another price */
            changes: components["schemas"]["PlanPriceChange"][];
        };
        ServiceEdition: {
            version: components["schemas"]["ServiceVersion"];
            /** @description The first day on which it holds; null for what the portal began with */
            fromDate: components["schemas"]["Date"] | null;
            /**
             * @description WAITING: for a second person. WITHDRAWN: taken back, or withdrawn while it waited
             * @enum {string}
             */
            editionState: "SCHEDULED" | "IN_FORCE" | "FORMER" | "WITHDRAWN" | "WAITING" | "DECLINED";
            saleYn: components["schemas"]["Yn"];
            /** @description Null for what the portal began with */
            changedAt: components["schemas"]["Time"] | null;
            /** @description The member of the staff who wrote it; null for the command of the server, and for one who left */
            byName: components["schemas"]["PersonalTextOrNone"];
            /** @description The second person, of an edition that was approved or declined; null for one who left */
            deciderName: components["schemas"]["PersonalTextOrNone"];
            /** @description Of the one who declined or withdrew it while it waited */
            decisionReason: components["schemas"]["PersonalTextOrNone"];
        };
        AdminService: {
            serviceCode: components["schemas"]["ServiceCode"];
            /** @description The newest edition that was not taken back; null where all were */
            version: components["schemas"]["ServiceVersion"] | null;
            /** @description Whether it is sold today */
            saleYn: components["schemas"]["Yn"];
            /** @description What was written last, also where it was taken back */
            latest: components["schemas"]["CatalogueService"];
            /** @description What holds today; null before the first day */
            sold: components["schemas"]["CatalogueService"] | null;
            /** @description What is scheduled */
            next: components["schemas"]["ScheduledService"] | null;
            /** @description What waits for a second person, and holds for no one */
            waiting: components["schemas"]["WaitingService"] | null;
            /** @description Whether a changed price by the person who looks needs a second person */
            approvalYn: components["schemas"]["Yn"];
            /** @description The newest first */
            editions: components["schemas"]["ServiceEdition"][];
        };
        PriceDraft: {
            /** @description In won */
            KRW: number;
            /** @description In cents */
            USD: number;
        };
        PlanDraft: {
            planCode: components["schemas"]["PlanCode"];
            planName: string;
            price: components["schemas"]["PriceDraft"];
            /** @description Null for no limit; without it the plan keeps the limit that it has */
            maximumUsers?: number | null;
            contents: string[];
        };
        /** @description A service as it was typed; what cannot be sold is refused with its own problem */
        ServiceDraft: {
            serviceName: string;
            shortName: string;
            summary: string;
            audience: string;
            icon: components["schemas"]["ServiceIcon"];
            trialDays: number | null;
            plans: components["schemas"]["PlanDraft"][];
            comparison: components["schemas"]["PlanComparison"][];
        };
        /**
         * @description What becomes the userName of an account: the mail address of the login, or the number of the person in the company
         * @enum {string}
         */
        ScimUserName: "EMAIL" | "SUBJECT";
        /**
         * @description What an account has besides userName and active (RFC 7643, sections 3.1, 4.1 and 4.3): the number of the person, their name as displayName and name.formatted, the mail address, and the department
         * @enum {string}
         */
        ScimAttribute: "EXTERNAL_ID" | "DISPLAY_NAME" | "NAME" | "EMAILS" | "DEPARTMENT";
        /** @description What is sent of each account */
        ScimAttributes: components["schemas"]["ScimAttribute"][];
        ScimGroup: {
            levelId: components["schemas"]["Uuid"];
            /** @description The displayName of the group of a level */
            groupName: string;
        };
        /** @description The names of groups that are not those of their levels */
        ScimGroups: components["schemas"]["ScimGroup"][];
        AppScim: {
            scimUrl: string;
            enabledYn: components["schemas"]["Yn"];
            scimUserName: components["schemas"]["ScimUserName"];
            scimAttributes: components["schemas"]["ScimAttributes"];
            scimGroups: components["schemas"]["ScimGroups"];
            createdAt: components["schemas"]["Time"];
            /** @description When an account was last written */
            lastPushAt: components["schemas"]["Time"] | null;
            accounts: components["schemas"]["Count"];
            waiting: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
        };
        /**
         * @description WAITING is written, or written again; FAILED was not accepted for a day
         * @enum {string}
         */
        PushState: "WAITING" | "DONE" | "FAILED";
        /**
         * @description Why an account was not written: no answer or one that is not of SCIM; the token is refused; too many calls; another refusal; the answer was a success, but what is stored differs
         * @enum {string}
         */
        PushFault: "UNREACHABLE" | "UNAUTHORIZED" | "THROTTLED" | "REFUSED" | "PARTIAL";
        /** @description A person whose account waits to be written, or was given up */
        AppPush: {
            /** @description Null for a person who is not a member of the company any more */
            memberName: components["schemas"]["PersonalTextOrNone"];
            pushState: components["schemas"]["PushState"];
            tries: components["schemas"]["Count"];
            pushFault: components["schemas"]["PushFault"] | null;
            lastStatus: number | null;
            /** @description The attributes that were not stored as they were sent */
            differing: string[];
            /** @description Null where it was given up */
            nextTryAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description WAITING for its turn; CLEAN where nothing differs; SHOWN is corrected after an hour, HELD only if an admin approves it, since it takes too much at once; APPROVED is being corrected; FAILED where the endpoint did not list what it holds
         * @enum {string}
         */
        DriftState: "WAITING" | "CLEAN" | "SHOWN" | "HELD" | "APPROVED" | "CORRECTED" | "DROPPED" | "FAILED";
        /**
         * @description An account is missing, has other attributes, is open without a permission, or is there twice; it is not in a group, or is in one without a permission; an unknown account is in a group of a level
         * @enum {string}
         */
        DriftKind: "MISSING" | "DIFFERENT" | "OPEN" | "DUPLICATE" | "NOT_IN_GROUP" | "IN_GROUP" | "FOREIGN_MEMBER";
        AppDriftEntry: {
            driftKind: components["schemas"]["DriftKind"];
            /** @description Null for an unknown account, or of a person who is not a member any more */
            memberName: components["schemas"]["PersonalTextOrNone"];
            /** @description The id of the account at the app */
            remoteId: string | null;
            levelName: string | null;
            attributes: string[];
        };
        /** @description The last comparison of the accounts at the app with the permissions */
        AppDrift: {
            driftId: components["schemas"]["Uuid"];
            driftState: components["schemas"]["DriftState"];
            startedAt: components["schemas"]["Time"];
            comparedAt: components["schemas"]["Time"] | null;
            /** @description When what is SHOWN is corrected by itself */
            correctAt: components["schemas"]["Time"] | null;
            /** @description The accounts that were open at the app */
            accounts: components["schemas"]["Count"];
            differences: components["schemas"]["Count"];
            /** @description How many of the differences take something from an account */
            removals: components["schemas"]["Count"];
            entries: components["schemas"]["AppDriftEntry"][];
            /** @description Why a comparison has failed */
            pushFault: components["schemas"]["PushFault"] | null;
            lastStatus: number | null;
        };
        AppScimInfo: {
            scim: components["schemas"]["AppScim"] | null;
            /** @description Given up before waiting, the earliest first */
            pushes: components["schemas"]["AppPush"][];
            /** @description Null before the first comparison */
            drift: components["schemas"]["AppDrift"] | null;
        };
        AppScimTest: {
            /** @description Null where it answered as SCIM describes */
            pushFault: components["schemas"]["PushFault"] | null;
            lastStatus: number | null;
        };
        /**
         * @description APPROVE has what differs corrected now, DROP leaves it until the next comparison
         * @enum {string}
         */
        DriftDecision: "APPROVE" | "DROP";
        PlanPriceDraft: {
            planCode: components["schemas"]["PlanCode"];
            price: components["schemas"]["PriceDraft"];
        };
        RisePreview: {
            /** @description Whether a price of a plan that is sold rises */
            raisedYn: components["schemas"]["Yn"];
            /** @description The running subscriptions that would be asked for their consent */
            subscriptionCount: components["schemas"]["Count"];
            /** @description The days until the first day of the price */
            answerDays: number;
            /** @description Those among them whose price rises one period later, since too little time would be left to answer */
            laterCount: components["schemas"]["Count"];
        };
        ServicePriceConsent: {
            consentId: components["schemas"]["Uuid"];
            consentState: components["schemas"]["PriceConsentState"];
            subscriptionId: components["schemas"]["Uuid"];
            subscriptionNo: components["schemas"]["SubscriptionNo"];
            companyName: components["schemas"]["PersonalText"];
            planName: components["schemas"]["ShortText"];
            currency: components["schemas"]["Currency"];
            /** @description Per payment cycle, VAT included */
            amountBefore: components["schemas"]["Amount"];
            amountAfter: components["schemas"]["Amount"];
            risesOn: components["schemas"]["Date"];
        };
        ServicePriceConsents: {
            /** @description Those without an answer */
            open: components["schemas"]["Count"];
            agreed: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
            /** @description Those whose day has come with a consent */
            raised: components["schemas"]["Count"];
            /** @description Those that ended without a consent */
            ended: components["schemas"]["Count"];
            withdrawn: components["schemas"]["Count"];
            /** @description Those whose day is to come first, then the latest */
            list: components["schemas"]["ServicePriceConsent"][];
        };
        /**
         * @description The original, or a correction by a refund or because the bill was cancelled
         * @enum {string}
         */
        TaxInvoiceKind: "ORIGINAL" | "REFUND" | "VOID";
        /**
         * @description WAITING to be issued, TRYING with an unknown outcome, REFUSED by the service and tried again, ISSUED, SENT to the tax office, UNSENT since the tax office rejected it, BY_HAND elsewhere
         * @enum {string}
         */
        TaxInvoiceIssueState: "WAITING" | "TRYING" | "REFUSED" | "ISSUED" | "SENT" | "UNSENT" | "BY_HAND";
        /**
         * @description Too few points at the service, an account or certificate that it does not accept, a content that it does not accept, or the tax office
         * @enum {string}
         */
        TaxInvoiceFailure: "POINTS" | "ACCOUNT" | "CONTENT" | "TAX_OFFICE";
        TaxInvoice: {
            invoiceKind: components["schemas"]["TaxInvoiceKind"];
            invoiceState: components["schemas"]["TaxInvoiceIssueState"];
            supplyAmount: components["schemas"]["Amount"];
            vatAmount: components["schemas"]["Amount"];
            /** @description The day of the supply, or of what is corrected */
            writtenOn: components["schemas"]["Date"];
            /** @description Of the tax office */
            taxInvoiceNo: components["schemas"]["Code"] | null;
            failure: components["schemas"]["TaxInvoiceFailure"] | null;
            /** @description Of the service, or of the tax office */
            failureCode: components["schemas"]["Code"] | null;
            issuedAt: components["schemas"]["Time"] | null;
            /** @description To the tax office */
            sentAt: components["schemas"]["Time"] | null;
            /** @description When the portal tries it next */
            nextTryAt: components["schemas"]["Time"] | null;
        };
        TaxInvoicesOfBill: {
            billId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /** @description The last day of the deadline of one that is to be issued */
            lastDay: components["schemas"]["Date"] | null;
            /** @description Whether issueTaxInvoice has something to issue */
            issueYn: components["schemas"]["Yn"];
            /** @description Whether correctTaxInvoice has something to correct */
            correctYn: components["schemas"]["Yn"];
            list: components["schemas"]["TaxInvoice"][];
        };
        /**
         * @description NEW has paid nothing yet, PART has a rest, MATCHED is used up, ASIDE pays no further bill
         * @enum {string}
         */
        DepositState: "NEW" | "PART" | "MATCHED" | "ASIDE";
        /** @description The one bill that a deposit fits by payer and amount, where no other deposit does */
        DepositBill: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            companyName: components["schemas"]["PersonalText"];
            totalAmount: components["schemas"]["Amount"];
            version: components["schemas"]["Version"];
            /** @description It is of the company of the caller, whose bills others confirm */
            ownYn: components["schemas"]["Yn"];
        };
        DepositListItem: {
            depositId: components["schemas"]["Uuid"];
            depositedOn: components["schemas"]["Date"];
            /** @description Null where the bank names none */
            depositedTime: string | null;
            /** @description The name that the bank shows, often shortened */
            payer: components["schemas"]["PersonalText"];
            /** @description In won */
            amount: number;
            /** @description What has paid no bill yet */
            leftAmount: number;
            depositState: components["schemas"]["DepositState"];
            version: components["schemas"]["Version"];
            /** @description Null where none or several bills fit */
            suggested: components["schemas"]["DepositBill"] | null;
        };
        DepositPage: {
            depositState: components["schemas"]["DepositState"] | null;
            total: components["schemas"]["Count"];
            /** @description By `depositState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["DepositListItem"][];
        };
        /** @description A bill that is owed in won */
        DepositCandidate: {
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            companyName: components["schemas"]["PersonalText"];
            totalAmount: components["schemas"]["Amount"];
            billDate: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
            /** @description The payer reads like the company or names the bill */
            nameYn: components["schemas"]["Yn"];
            /** @description The deposit is exactly what the bill asks for */
            amountYn: components["schemas"]["Yn"];
            /** @description It alone fits by both, and no other deposit fits it */
            suggestedYn: components["schemas"]["Yn"];
            /** @description It is of the company of the caller, whose bills others confirm */
            ownYn: components["schemas"]["Yn"];
        };
        /** @description Another open deposit of the same payer */
        DepositCompanion: {
            depositId: components["schemas"]["Uuid"];
            depositedOn: components["schemas"]["Date"];
            /** @description What has paid no bill yet */
            leftAmount: number;
            version: components["schemas"]["Version"];
        };
        /** @description A bill that the deposit paid */
        DepositMatch: {
            matchId: components["schemas"]["Uuid"];
            billId: components["schemas"]["Uuid"];
            billNo: components["schemas"]["Code"];
            companyName: components["schemas"]["PersonalText"];
            /** @description The part of the deposit that paid it */
            amount: number;
            matchedAt: components["schemas"]["Time"];
            undoneAt: components["schemas"]["Time"] | null;
        };
        Deposit: {
            depositId: components["schemas"]["Uuid"];
            depositedOn: components["schemas"]["Date"];
            /** @description Null where the bank names none */
            depositedTime: string | null;
            /** @description The name that the bank shows, often shortened */
            payer: components["schemas"]["PersonalText"];
            /** @description In won */
            amount: number;
            /** @description What has paid no bill yet */
            leftAmount: number;
            depositState: components["schemas"]["DepositState"];
            version: components["schemas"]["Version"];
            /** @description Null where none or several bills fit */
            suggested: components["schemas"]["DepositBill"] | null;
            /** @description What fits best comes first */
            candidates: components["schemas"]["DepositCandidate"][];
            companions: components["schemas"]["DepositCompanion"][];
            /** @description The latest first, with those that were taken back */
            matches: components["schemas"]["DepositMatch"][];
        };
        /** @description What was read from a list of the bank */
        DepositImport: {
            imported: components["schemas"]["Count"];
            /** @description Read before */
            repeated: components["schemas"]["Count"];
            withdrawals: components["schemas"]["Count"];
            /** @description Lines that are neither */
            unreadable: components["schemas"]["Count"];
            /** @description The first of their numbers in the file */
            unreadableLines: number[];
        };
        /** @description A deposit in the version that was read */
        DepositSeen: {
            depositId: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        };
        /** @description A corrected name or number, or a company that was merged into this one */
        CompanyCorrection: {
            correctedAt: components["schemas"]["Time"];
            /** @description Who of the staff; null where they are no longer a member */
            byName: components["schemas"]["PersonalTextOrNone"];
            reason: components["schemas"]["PersonalText"];
            formerName: components["schemas"]["PersonalText"];
            formerRnno: components["schemas"]["PersonalText"];
            companyName: components["schemas"]["PersonalText"];
            rnno: components["schemas"]["PersonalText"];
            /** @description The company that was merged into this one, whose name and number are the former ones; null for a correction */
            mergedId: components["schemas"]["Uuid"] | null;
        };
        /** @description A company as the staff corrects it */
        CompanyCorrections: {
            companyId: components["schemas"]["Uuid"];
            version: number;
            companyName: components["schemas"]["PersonalText"];
            /** @description The business number */
            rnno: components["schemas"]["PersonalText"];
            /** @description The latest first */
            list: components["schemas"]["CompanyCorrection"][];
        };
        /**
         * @description CLOSED: the staff closed it, and no login succeeds
         * @enum {string}
         */
        AccountState: "OPEN" | "CLOSED";
        AccountClosing: {
            closedAt: components["schemas"]["Time"];
            /** @description Who of the staff; null where they are no longer a member */
            byName: components["schemas"]["PersonalTextOrNone"];
            reason: components["schemas"]["PersonalText"];
        };
        /** @description A member of a company as the staff sees them */
        AdminCompanyPerson: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            deptName: components["schemas"]["PersonalTextOrNone"];
            accountState: components["schemas"]["AccountState"];
            /** @description Of a closed account */
            closing: components["schemas"]["AccountClosing"] | null;
            /** @description Why the account cannot be closed */
            refusal: components["schemas"]["ShortText"] | null;
        };
        AdminCompanyPersonPage: {
            /** @description As it was applied */
            search: string | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminCompanyPerson"][];
        };
        /**
         * @description By the time of the sign-up, the name, the number of people, or of running subscriptions
         * @enum {string}
         */
        AdminCompanySort: "CREATED" | "COMPANY" | "PEOPLE" | "SUBSCRIPTIONS";
        AdminCompanyListItem: {
            companyId: components["schemas"]["Uuid"];
            companyName: components["schemas"]["PersonalText"];
            /** @description The business number */
            rnno: components["schemas"]["PersonalText"];
            businessState: components["schemas"]["BusinessState"];
            peopleCount: components["schemas"]["Count"];
            /** @description The people whose account is closed */
            closedCount: components["schemas"]["Count"];
            /** @description The subscriptions that were approved and have not ended */
            runningCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["Time"];
            /** @description Whether it was merged into another one */
            mergedYn: components["schemas"]["Yn"];
        };
        AdminCompanyPage: {
            businessState: components["schemas"]["BusinessState"] | null;
            /** @description As it was applied */
            search: string | null;
            total: components["schemas"]["Count"];
            /** @description By `businessState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminCompanyListItem"][];
        };
        /**
         * @description By the time of the sign-up, or the name of the company
         * @enum {string}
         */
        AdminMemberSort: "CREATED" | "COMPANY";
        AdminMemberListItem: {
            memberId: components["schemas"]["Uuid"];
            name: components["schemas"]["PersonalText"];
            email: components["schemas"]["PersonalText"];
            companyId: components["schemas"]["Uuid"] | null;
            companyName: components["schemas"]["PersonalTextOrNone"];
            accountState: components["schemas"]["AccountState"];
            createdAt: components["schemas"]["Time"];
        };
        AdminMemberPage: {
            accountState: components["schemas"]["AccountState"] | null;
            /** @description As it was applied */
            search: string | null;
            total: components["schemas"]["Count"];
            /** @description By `accountState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminMemberListItem"][];
        };
        /** @description Where no account service is configured, connectedYn is N and the rest is empty */
        DepositFeed: {
            connectedYn: components["schemas"]["Yn"];
            /** @description The code of the bank, 0 and three digits of 금융결제원 */
            bankCode: string | null;
            /** @description The last digits of the account */
            accountEnd: string | null;
            /**
             * @description WAITING for the next question, COLLECTING while the service reads the account, FAILED after its last question
             * @enum {string}
             */
            feedState: "WAITING" | "COLLECTING" | "FAILED";
            askedAt: components["schemas"]["Time"] | null;
            /** @description When it answered last */
            completedAt: components["schemas"]["Time"] | null;
            /** @description The new deposits of that answer */
            imported: components["schemas"]["Count"];
            /** @description No answer, no points, the account at the service, the bank, or a collection that did not end */
            failure: ("SILENT" | "POINTS" | "ACCOUNT" | "BANK" | "SLOW") | null;
            /** @description The code of the service or of the bank */
            failureCode: string | null;
        };
        /**
         * @description `WAITING` to be sent, by day; `HANDED` over to the service; arrived as `TALK` (알림톡) or `SMS`; `FAILED` by both, or given up
         * @enum {string}
         */
        PhoneMessageState: "WAITING" | "HANDED" | "TALK" | "SMS" | "FAILED";
        PhoneMessage: {
            phoneMessageId: components["schemas"]["Uuid"];
            kind: components["schemas"]["PhoneMessageKind"];
            phoneState: components["schemas"]["PhoneMessageState"];
            /** @description The receiver */
            memberName: components["schemas"]["PersonalText"];
            createdAt: components["schemas"]["Time"];
            /** @description When the service said by what it arrived; null while it has not, or where it never did */
            endedAt: components["schemas"]["Time"] | null;
        };
        BillMessages: {
            list: components["schemas"]["PhoneMessage"][];
        };
        OpenedCompany: {
            companyId: components["schemas"]["Uuid"];
            /** @description The one that was recorded on this day */
            reason: components["schemas"]["PersonalText"];
        };
        UnpaidOfCompany: {
            currency: components["schemas"]["Currency"];
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Amount"];
        };
        /** @description A company with what a merge moves if it is the one that ends */
        MergedCompany: {
            companyId: components["schemas"]["Uuid"];
            version: number;
            companyName: components["schemas"]["PersonalText"];
            /** @description The business number */
            rnno: components["schemas"]["PersonalText"];
            businessState: components["schemas"]["BusinessState"];
            createdAt: components["schemas"]["Time"];
            /** @description The first owner; null if it has none */
            ownerName: components["schemas"]["PersonalText"] | null;
            peopleCount: components["schemas"]["Count"];
            /** @description The people with a role in the company or its access area */
            roleCount: components["schemas"]["Count"];
            /** @description The services of its running subscriptions, each once */
            services: components["schemas"]["ShortText"][];
            /** @description All subscriptions */
            subscriptionCount: components["schemas"]["Count"];
            trialCount: components["schemas"]["Count"];
            /** @description Its unpaid bills by currency */
            unpaid: components["schemas"]["UnpaidOfCompany"][];
            /** @description Its own apps */
            appCount: components["schemas"]["Count"];
            /** @description The open invitations and offers of the ownership, which are taken back */
            invitationCount: components["schemas"]["Count"];
            /** @description The open requests to join */
            joinCount: components["schemas"]["Count"];
            /** @description Why it cannot be merged into another one now */
            refusal: components["schemas"]["ShortText"] | null;
        };
        CompanyMergePreview: {
            /** @description The business number of the other companies */
            rnno: components["schemas"]["PersonalText"];
            company: components["schemas"]["MergedCompany"];
            others: components["schemas"]["MergedCompany"][];
        };
        AdminAppConnection: {
            /** @description Whether people log in to it by the portal (OpenID Connect) */
            loginYn: components["schemas"]["Yn"];
            /**
             * @description Whether its accounts follow permissions
             * @enum {string}
             */
            scimState: "NONE" | "ON" | "OFF";
            /** @description Its keys in force */
            keyCount: components["schemas"]["Count"];
        };
        AdminCompanyApp: {
            appId: components["schemas"]["Uuid"];
            appName: components["schemas"]["PersonalText"];
            category: components["schemas"]["PersonalText"];
            owner: components["schemas"]["AppOwner"];
            /** @description As the company has set it */
            useState: components["schemas"]["AnsweredUseState"];
            retiredYn: components["schemas"]["Yn"];
            /** @description The people of the company with a permission that has not ended */
            holderCount: components["schemas"]["Count"];
            /** @description Null of an app of the operator */
            connection: components["schemas"]["AdminAppConnection"] | null;
        };
        AdminCompanyAppPage: {
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminCompanyApp"][];
        };
        AdminCompanyRequest: {
            requestId: components["schemas"]["Uuid"];
            memberId: components["schemas"]["Uuid"];
            memberName: components["schemas"]["PersonalText"];
            appName: components["schemas"]["PersonalText"];
            levelName: components["schemas"]["PersonalText"];
            approvalType: components["schemas"]["ApprovalType"];
            approvalResult: components["schemas"]["ApprovalResult"];
            closeReason: components["schemas"]["CloseReason"] | null;
            requestedAt: components["schemas"]["Time"];
            closedAt: components["schemas"]["Time"] | null;
        };
        AdminCompanyRequestPage: {
            waitingCount: components["schemas"]["Count"];
            approvedCount: components["schemas"]["Count"];
            /** @description With those that ended without a decision */
            rejectedCount: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminCompanyRequest"][];
        };
        /**
         * @description The inbox of the portal, a mail, or a message to a mobile number
         * @enum {string}
         */
        MessageWay: "INBOX" | "MAIL" | "PHONE";
        /**
         * @description `UNREAD` and `READ` of the inbox; `WAITING` to be sent; `SENT` of a mail that its server accepted; `HANDED` over to the service of messages; arrived as `TALK` (알림톡) or `SMS`; `FAILED` where it was given up
         * @enum {string}
         */
        MessageState: "UNREAD" | "READ" | "WAITING" | "SENT" | "HANDED" | "TALK" | "SMS" | "FAILED";
        AdminMessage: {
            messageId: components["schemas"]["Uuid"];
            way: components["schemas"]["MessageWay"];
            /** @description Null of a message to a mobile number */
            announcementType: components["schemas"]["AnnouncementType"] | null;
            /** @description Of a message to a mobile number */
            kind: components["schemas"]["PhoneMessageKind"] | null;
            /** @description Its subject; null of a message to a mobile number */
            heading: components["schemas"]["PersonalTextOrNone"];
            receiverName: components["schemas"]["PersonalText"];
            /** @description The address or number; null of the inbox */
            receiver: components["schemas"]["PersonalTextOrNone"];
            messageState: components["schemas"]["MessageState"];
            createdAt: components["schemas"]["Time"];
            /** @description When it was read, sent, arrived or given up */
            endedAt: components["schemas"]["Time"] | null;
        };
        AdminMessagePage: {
            /** @description As it was applied */
            way: components["schemas"]["MessageWay"] | null;
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminMessage"][];
        };
        OpenedMember: {
            memberId: components["schemas"]["Uuid"];
            /** @description The one that was recorded on this day */
            reason: components["schemas"]["PersonalText"];
        };
        AdminMember: {
            person: components["schemas"]["AdminCompanyPerson"];
            phoneNumber: components["schemas"]["PersonalText"];
            companyId: components["schemas"]["Uuid"] | null;
            companyName: components["schemas"]["PersonalTextOrNone"];
            roles: components["schemas"]["HeldRoles"];
            createdAt: components["schemas"]["Time"];
        };
        AdminMemberCounsel: {
            counselId: components["schemas"]["Uuid"];
            counselNo: components["schemas"]["ShortText"];
            counselState: components["schemas"]["CounselState"];
            counselMethod: components["schemas"]["CounselMethod"];
            startAt: components["schemas"]["Time"];
        };
        AdminMemberCounselPage: {
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminMemberCounsel"][];
        };
        /**
         * @description COMPANY_MERGED: another company was merged into it; ACCOUNT_OPENED: a closed account was opened again
         * @enum {string}
         */
        CompanyEventKind: "SUBSCRIPTION_REQUESTED" | "CANCELLATION_REQUESTED" | "PAYMENT_PAID" | "PAYMENT_FAILED" | "REFUNDED" | "COMPANY_CORRECTED" | "COMPANY_MERGED" | "ACCOUNT_CLOSED" | "ACCOUNT_OPENED";
        AdminCompanyEvent: {
            eventId: components["schemas"]["Uuid"];
            eventKind: components["schemas"]["CompanyEventKind"];
            occurredAt: components["schemas"]["Time"];
            /** @description Of a request for a subscription or a cancellation */
            subscriptionId: components["schemas"]["Uuid"] | null;
            /** @description Of a payment or a refund */
            billId: components["schemas"]["Uuid"] | null;
            /** @description The person of a closed or opened account */
            memberId: components["schemas"]["Uuid"] | null;
            /** @description The service of the subscription */
            serviceName: string | null;
            /** @description Its plan */
            planName: string | null;
            currency: components["schemas"]["Currency"] | null;
            /** @description Of a payment or a refund */
            amount: components["schemas"]["Amount"] | null;
            /** @description The person of a closed or opened account, the subscriber of a request, or the member of the staff who corrected or merged; null if that person has left */
            personName: components["schemas"]["PersonalTextOrNone"];
        };
        AdminCompanyEventPage: {
            total: components["schemas"]["Count"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["AdminCompanyEvent"][];
        };
        /** @description A receipt of a payment, or one that takes it back */
        CashReceipt: {
            /** @enum {string} */
            receiptKind: "ORIGINAL" | "CANCEL";
            /**
             * @description TRYING has no answer of the service yet, REFUSED is tried again, SENT has reached the tax office, UNSENT was rejected by it
             * @enum {string}
             */
            receiptState: "WAITING" | "TRYING" | "REFUSED" | "ISSUED" | "SENT" | "UNSENT";
            /**
             * @description SELF is under the number of the tax office for payers who gave none
             * @enum {string}
             */
            usage: "DEDUCTION" | "EXPENSE" | "SELF";
            /** @description The last digits of the number */
            numberEnd: string | null;
            /** @description In won with tax; what a CANCEL takes back */
            totalAmount: number;
            /** @description The number of the tax office */
            confirmNo: string | null;
            failure: ("POINTS" | "ACCOUNT" | "CONTENT" | "TAX_OFFICE") | null;
            /** @description The code of the service or of the tax office */
            failureCode: string | null;
            issuedAt: components["schemas"]["Time"] | null;
            sentAt: components["schemas"]["Time"] | null;
        };
        CashReceiptsOfBill: {
            billId: components["schemas"]["Uuid"];
            /** @description Of the bill */
            version: components["schemas"]["Version"];
            /** @description A payment of the bill may get a receipt of the portal: in won, not by card, of a payer without a business number */
            openYn: components["schemas"]["Yn"];
            /** @description The staff can issue one now */
            issueYn: components["schemas"]["Yn"];
            /** @description The last day for the receipt of a payment that has none */
            lastDay: components["schemas"]["Date"] | null;
            /** @description Of the next receipts; null where no number was given */
            usage: ("DEDUCTION" | "EXPENSE") | null;
            /** @description The last digits of that number */
            numberEnd: string | null;
            list: components["schemas"]["CashReceipt"][];
        };
        /**
         * @description NOTED: the staff noted what was done; GONE: a later comparison no longer found it
         * @enum {string}
         */
        DifferenceState: "OPEN" | "NOTED" | "GONE";
        /**
         * @description The service has what the portal has not, the portal what the service has not, another amount, what the portal has as failed or without an outcome, or a fee and a payout that are not the amount together
         * @enum {string}
         */
        DifferenceKind: "MISSING_HERE" | "MISSING_THERE" | "AMOUNT" | "STATE" | "FEE";
        /**
         * @description What a card paid, or got back
         * @enum {string}
         */
        MoneyKind: "CHARGE" | "REFUND";
        SettlementDifference: {
            differenceId: components["schemas"]["Uuid"];
            differenceKind: components["schemas"]["DifferenceKind"];
            differenceState: components["schemas"]["DifferenceState"];
            moneyKind: components["schemas"]["MoneyKind"];
            /** @description The charge at the payment service; empty where it has none */
            providerKey: components["schemas"]["ShortText"];
            /** @description The movement at the payment service, or in the portal where the service has none */
            transactionKey: components["schemas"]["ShortText"];
            orderId: components["schemas"]["Code"];
            billId: components["schemas"]["Uuid"] | null;
            billNo: components["schemas"]["Code"] | null;
            /** @description In won, as the portal has it */
            ownAmount: number | null;
            /** @description In won, as the service has it; of FEE the fee and the payout together */
            serviceAmount: number | null;
            /** @description The day on which the money moved */
            movedOn: components["schemas"]["Date"];
            foundAt: components["schemas"]["Time"];
            /** @description What the staff did about it */
            note: components["schemas"]["PersonalTextOrNone"];
            notedAt: components["schemas"]["Time"] | null;
            version: components["schemas"]["Version"];
        };
        SettlementDifferencePage: {
            differenceState: components["schemas"]["DifferenceState"] | null;
            /** @description The day of the last comparison; absent before the first */
            comparedOn?: components["schemas"]["Date"];
            total: components["schemas"]["Count"];
            /** @description By `differenceState` */
            counts?: components["schemas"]["FilterCounts"];
            nextCursor: components["schemas"]["Cursor"] | null;
            list: components["schemas"]["SettlementDifference"][];
        };
    };
    responses: {
        /** @description The request never reached the operation (wrong shape, type, size, origin or address), or there were too many */
        Refused: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
    headers: {
        /** @description The token of a session, or of what was begun, behind a cookie that no script may read, or the end of it; see docs/for-backend-teams.md */
        SetCookie: string;
        /** @description Sent with the end of the caller's session, so that a browser forgets what it stored of it; one that does not know it ignores it */
        ClearSiteData: string;
        /** @description The seconds until a next try is looked at, with HTTP 429; the same number as `retryAfterSeconds` where the answer has one */
        RetryAfter: number;
    };
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    /** @description Whether this device is not to be asked again for `trustDays` */
                    trustDeviceYn?: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
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
    getMfaSettings: {
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
            /** @description What there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MfaSettings"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startVerification: {
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
            /** @description The ways */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Verification"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendVerificationCode: {
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
    verifyAgain: {
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
                    password?: components["schemas"]["Password"];
                    /** @description With `code` */
                    challengeId?: components["schemas"]["Uuid"];
                    code?: components["schemas"]["VerificationCode"];
                    recoveryCode?: string;
                    /** @description The answer to what `startVerification` has asked */
                    credential?: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Changes are open for a while */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            verifiedForSeconds: components["schemas"]["VerifiedForSeconds"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startMfaEnrolment: {
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
            /** @description What was begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MfaEnrolment"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyMfaEnrolment: {
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
                    enrolmentId: components["schemas"]["Uuid"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Verified; not on yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RecoveryCodes"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    turnOnMfaFactor: {
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
                    enrolmentId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description On */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            mfaType: components["schemas"]["MfaType"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    turnOffMfaFactor: {
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
            /** @description Off; says what the login asks for from now on */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            mfaType: components["schemas"]["MfaType"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    makeRecoveryCodes: {
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
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RecoveryCodes"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeTrustedDevices: {
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
                    trustedDeviceIds: components["schemas"]["Uuid"][];
                };
            };
        };
        responses: {
            /** @description How many were removed */
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
    getOperator: {
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
            /** @description The operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Operator"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBrand: {
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
            /** @description The brand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Brand"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveBrand: {
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
                    /** @description The version that was edited */
                    version: components["schemas"]["BrandVersion"];
                    brandName: components["schemas"]["BrandName"];
                    latinName: components["schemas"]["BrandNameOrNone"];
                    senderName: components["schemas"]["BrandNameOrNone"];
                    supportHours: string | null;
                    legalFooter: string | null;
                    accentColor: components["schemas"]["AccentColorOrNone"];
                    logo: components["schemas"]["LogoOrNone"];
                };
            };
        };
        responses: {
            /** @description The brand as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Brand"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPrivacyPolicy: {
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
            /** @description The policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PrivacyPolicy"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBillRules: {
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
            /** @description The rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SavedBillRules"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveBillRules: {
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
                    /** @description The version that was edited */
                    version: components["schemas"]["RulesVersion"];
                    rules: components["schemas"]["BillRules"];
                };
            };
        };
        responses: {
            /** @description The rules as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SavedBillRules"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listHolidays: {
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
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Holidays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addHoliday: {
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
                    date: components["schemas"]["Date"];
                    /** @description As visitors read it */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The days as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Holidays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeHoliday: {
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
                    date: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The days as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Holidays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listConnections: {
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
            /** @description All services, in the order in which they are shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Connections"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOpeningHours: {
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
            /** @description The hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SavedOpeningHours"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveOpeningHours: {
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
                    /** @description The version that was edited */
                    version: components["schemas"]["HoursVersion"];
                    hours: components["schemas"]["OpeningHours"];
                };
            };
        };
        responses: {
            /** @description The hours as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SavedOpeningHours"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSiteTexts: {
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
                    page: components["schemas"]["SitePage"];
                };
            };
        };
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SitePageTexts"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSiteEdition: {
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
                    page: components["schemas"]["SitePage"];
                    /** @description A version in which the page was edited, 0 for the texts of the app; null for the last one */
                    version: number | null;
                };
            };
        };
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SiteEdition"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveSiteEdition: {
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
                    page: components["schemas"]["SitePage"];
                    /** @description The version that was edited */
                    version: components["schemas"]["SiteVersion"];
                    texts: components["schemas"]["SiteTextList"];
                    questions: components["schemas"]["SiteQuestionsOrNone"];
                };
            };
        };
        responses: {
            /** @description The texts as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SiteEdition"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    /** @description The name of the representative; missing or null where it is not given */
                    representative?: components["schemas"]["PersonalTextOrNone"];
                    /** @description The day of opening, not after today; missing or null where it is not given */
                    foundedOn?: components["schemas"]["Date"] | null;
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                            passwordLeast: components["schemas"]["PasswordLeast"];
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
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
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
    checkWithdrawal: {
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
            /** @description What there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listWithdrawalReasons: {
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
            /** @description The reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalReasons"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startWithdrawalProof: {
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
                        data: components["schemas"]["WithdrawalProofStart"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendWithdrawalCode: {
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
    verifyWithdrawalCode: {
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
                    code: components["schemas"]["VerificationCode"];
                };
            };
        };
        responses: {
            /** @description Proven */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalProof"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyWithdrawalRecoveryCode: {
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
            /** @description Proven */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalProof"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyWithdrawalPasskey: {
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
                    credential: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Proven */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalProof"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    completeWithdrawal: {
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
                    proofKey: components["schemas"]["ViewKey"];
                    reasonCode: components["schemas"]["WithdrawalReasonCode"] | null;
                    reasonText: components["schemas"]["PersonalTextOrNone"];
                };
            };
        };
        responses: {
            /** @description Nothing is left of the membership but what is listed */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalDone"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPasskeys: {
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
            /** @description At most ten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Passkeys"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startPasskeyRegistration: {
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
            /** @description The options of navigator.credentials.create() */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PasskeyCreation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    finishPasskeyRegistration: {
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
                    /** @description 1 to 40 characters */
                    name: components["schemas"]["PersonalText"];
                    credential: components["schemas"]["PasskeyAttestation"];
                };
            };
        };
        responses: {
            /** @description Registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Passkey"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    renamePasskey: {
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
                    passkeyId: components["schemas"]["Uuid"];
                    /** @description 1 to 40 characters */
                    name: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Passkey"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removePasskey: {
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
                    passkeyId: components["schemas"]["Uuid"];
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
    startPasskeyLogin: {
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
            /** @description The options of navigator.credentials.get() */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PasskeyRequest"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    finishPasskeyLogin: {
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
                    deviceId: components["schemas"]["Uuid"];
                    credential: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
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
    updateUserInfo: {
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
                    email?: components["schemas"]["PersonalText"];
                    name?: components["schemas"]["PersonalText"];
                    phoneNumber?: components["schemas"]["PersonalText"];
                    subEmail?: components["schemas"]["PersonalTextOrNone"];
                    /** @description Null is the registered name of the company, where there is one */
                    companyName?: string | null;
                    deptName?: components["schemas"]["PersonalTextOrNone"];
                };
            };
        };
        responses: {
            /** @description What still needs the proof of a code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ContactChanges"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listContactChanges: {
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
            /** @description What waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ContactChanges"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendContactCode: {
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
                    contactType: components["schemas"]["ContactType"];
                };
            };
        };
        responses: {
            /** @description A message is on its way, whichever */
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
    verifyContactCode: {
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
                    contactType: components["schemas"]["ContactType"];
                    code: components["schemas"]["VerificationCode"];
                };
            };
        };
        responses: {
            /** @description The member's own data, changed */
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
    undoContactChange: {
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
                    key: string;
                };
            };
        };
        responses: {
            /** @description Put back */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            undoneYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changePassword: {
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
                    newPassword: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The new password holds */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            changedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendCertificationCode: {
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
            /** @description The code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CertificationSent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyCertificationCode: {
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
            /** @description As if the password had been checked */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
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
    listMyTerms: {
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
            /** @description The answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MyTerms"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerTerms: {
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
                    termsCode: components["schemas"]["MyTermsCode"];
                    version: components["schemas"]["TermsVersion"];
                    agreedYn: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The answers as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MyTerms"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getTermsEdition: {
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
                    termsCode: components["schemas"]["MyTermsCode"];
                    version: components["schemas"]["TermsVersion"];
                };
            };
        };
        responses: {
            /** @description The edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsText"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTermsDocuments: {
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsDocuments"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getTermsDocument: {
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
                    documentCode: components["schemas"]["TermsDocumentCode"];
                    /** @description The edition whose text is asked for; null for the newest */
                    version: components["schemas"]["TermsVersion"] | null;
                };
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsDocument"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    compareTermsEdition: {
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
                    documentCode: components["schemas"]["TermsDocumentCode"];
                    body: components["schemas"]["TermsBody"];
                };
            };
        };
        responses: {
            /** @description The difference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsComparison"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    scheduleTermsEdition: {
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
                    documentCode: components["schemas"]["TermsDocumentCode"];
                    /** @description The number of editions that were seen */
                    editionCount: number;
                    title: components["schemas"]["ShortText"];
                    body: components["schemas"]["TermsBody"];
                    effectiveDate: components["schemas"]["Date"];
                    /** @description Whether it is to the disadvantage of members, who are then notified 30 days before instead of 7 */
                    adverseYn: components["schemas"]["Yn"];
                    /** @description Whether members who agreed to an earlier edition are asked again */
                    agreeAgainYn: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The document as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsDocument"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeBackTermsEdition: {
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
                    documentCode: components["schemas"]["TermsDocumentCode"];
                    version: components["schemas"]["TermsVersion"];
                };
            };
        };
        responses: {
            /** @description The document as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TermsDocument"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCompany: {
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
            /** @description The company; null where there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OwnCompany"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCompanyPeople: {
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
                    companyRole?: components["schemas"]["CompanyRole"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyPersonPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminCompany: {
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
                    companyId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompany"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCompanyRoles: {
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
                    memberId: components["schemas"]["Uuid"];
                    roles: components["schemas"]["GivenRoles"];
                    /** @description What was seen; a colleague who has others by now refuses */
                    seenRoles: components["schemas"]["CompanyRole"][];
                };
            };
        };
        responses: {
            /** @description The colleague as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyPerson"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCompanyPolicy: {
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
                    everybodyYn: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Company"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeCompanyPerson: {
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
                    memberId: components["schemas"]["Uuid"];
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
                            removedYn: components["schemas"]["Yn"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    leaveCompany: {
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
            /** @description Left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            leftYn: components["schemas"]["Yn"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCompanyOffers: {
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
                    offerKind?: components["schemas"]["OfferKind"];
                    /** @description Y: those that wait, N: those that are over */
                    openYn?: components["schemas"]["Yn"];
                    cursor?: components["schemas"]["Cursor"];
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOfferPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    inviteToCompany: {
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
                    email: components["schemas"]["PersonalText"];
                    roles: components["schemas"]["GivenRoles"];
                };
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOffer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    askToJoinCompany: {
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
                    rnno: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOffer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    offerOwnership: {
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
                    memberId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOffer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerCompanyOffer: {
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
                    offerId: components["schemas"]["Uuid"];
                    /** @enum {string} */
                    answer: "ACCEPT" | "REFUSE";
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOffer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeBackCompanyOffer: {
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
                    offerId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyOffer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCompanyDetails: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description The one that was shown */
                    version: number;
                    /** @description The name of the representative on the certificate */
                    representative: components["schemas"]["PersonalTextOrNone"];
                    /** @description The day of opening on the certificate (개업연월일), not after today */
                    foundedOn: components["schemas"]["Date"] | null;
                };
            };
        };
        responses: {
            /** @description What is stored, and what the tax office answered about it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyDetails"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCompanyDetails: {
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
            /** @description What is stored, and what the tax office answered about it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyDetails"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveCompanyDetails: {
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
                    /** @description The one that was shown */
                    version: number;
                    /** @description The name of the representative on the certificate */
                    representative: components["schemas"]["PersonalTextOrNone"];
                    /** @description The day of opening on the certificate (개업연월일), not after today */
                    foundedOn: components["schemas"]["Date"] | null;
                };
            };
        };
        responses: {
            /** @description What is stored, and what the tax office answered about it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyDetails"];
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
                    search?: components["schemas"]["Search"];
                    /** @default NEWEST */
                    sort?: components["schemas"]["SubscriptionSort"];
                    /** @description Without it OPEN_FIRST and NEWEST are DESC, OLDEST and SERVICE are ASC */
                    sortDirection?: components["schemas"]["SortDirection"];
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
    listSubscriptionLinks: {
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
            /** @description The links that open now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionLinks"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endSubscriptionLink: {
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
                    linkId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The links that open now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionLinks"];
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
    listTrials: {
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
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TrialList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestTrial: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                };
            };
        };
        responses: {
            /** @description The trial, which runs from today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Trial"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    estimateSubscription: {
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
                "application/json": components["schemas"]["ServiceOrder"];
            };
        };
        responses: {
            /** @description The price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionQuote"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSubscriptionDesk: {
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
            /** @description Drafts and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionDesk"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSubscriptionTerms: {
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
                        data: components["schemas"]["SubscriptionTermsList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    agreeSubscriptionTerms: {
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
                    draftId: components["schemas"]["Uuid"] | null;
                    serviceInfo: components["schemas"]["ServiceOrder"];
                    terms: components["schemas"]["SubscriptionTermsAnswer"][];
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
                        data: components["schemas"]["SubscriptionDraft"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSubscriptionProfiles: {
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
                    /**
                     * @description Of each kind at most; the default is what a request offers to choose from
                     * @default 5
                     */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description The profiles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionProfiles"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSubscriptionDraft: {
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
                    draftId: components["schemas"]["Uuid"];
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
                        data: components["schemas"]["SubscriptionDraft"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveSubscriptionDraft: {
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
                    draftId: components["schemas"]["Uuid"];
                    form: components["schemas"]["SubscriptionForm"];
                    rnImgViewInfo: components["schemas"]["UploadedFile"] | null;
                    ddlImgViewInfo: components["schemas"]["UploadedFile"] | null;
                    /** @description The profile of the company that was chosen */
                    companyProfileId?: components["schemas"]["Uuid"] | null;
                    /** @description The payment profile that was chosen */
                    paymentProfileId?: components["schemas"]["Uuid"] | null;
                };
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DraftSaved"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    discardSubscriptionDraft: {
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
                    draftId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description Drafts and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionDesk"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestSubscription: {
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
                    draftId: components["schemas"]["Uuid"];
                    form: components["schemas"]["SubscriptionForm"];
                    secrets: components["schemas"]["SubscriptionSecrets"];
                    rnFileId: components["schemas"]["FileId"] | null;
                    ddlFileId: components["schemas"]["FileId"] | null;
                    /** @description What the member saw, VAT included */
                    totalAmount: components["schemas"]["Amount"];
                    /** @description Fills in the hidden numbers of its company and of its people, and its certificate, where the form says nothing and still names them */
                    companyProfileId?: components["schemas"]["Uuid"] | null;
                    /** @description Pays instead of what the form says */
                    paymentProfileId?: components["schemas"]["Uuid"] | null;
                    /** @description The consent to withdrawals from the card or account that pays, typed or known; nothing is asked for without it */
                    withdrawAgreeYn?: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchAddresses: {
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
                    keyword: components["schemas"]["PersonalText"];
                    page: number;
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
                        data: components["schemas"]["AddressPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelSubscriptionRequest: {
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
            /** @description The subscription as it is now */
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
    updateSubscriptionStatus: {
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
                    version: components["schemas"]["Version"];
                    subscriptionState: components["schemas"]["SubscriptionState"];
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
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
    listSubscriptionWithdrawalReasons: {
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
            /** @description The reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalReasons"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    estimateSubscriptionWithdrawal: {
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
            /** @description The estimate, as it holds at `calculatedAt` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionWithdrawalEstimate"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawSubscription: {
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
                    subscriptionId: components["schemas"]["Uuid"];
                    endOption: components["schemas"]["EndOption"];
                    lastDate: components["schemas"]["Date"];
                    /** @description What the end comes to, as the member saw it */
                    dueAmount: components["schemas"]["Amount"];
                    reasonCode: components["schemas"]["WithdrawalReasonCode"] | null;
                };
            };
        };
        responses: {
            /** @description The end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionCancellationAnswer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    modifySubscriptionCancellation: {
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
                    subscriptionId: components["schemas"]["Uuid"];
                    /** @enum {string} */
                    change: "WITHDRAW" | "TODAY";
                    /** @description Of an end today */
                    lastDate: components["schemas"]["Date"] | null;
                    /** @description What an end today comes to, as the member saw it */
                    dueAmount: components["schemas"]["Amount"] | null;
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SubscriptionCancellationAnswer"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSubscription: {
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
                    version: components["schemas"]["Version"];
                    adminInfo: components["schemas"]["FormAdmin"] | null;
                    memo: components["schemas"]["PersonalTextOrNone"];
                    plan: components["schemas"]["PlanChange"] | null;
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
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
    reviseSubscriptionRequest: {
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
                    version: components["schemas"]["Version"];
                    companyInfo: components["schemas"]["FormCompany"] | null;
                    subscriberInfo: components["schemas"]["FormSubscriber"] | null;
                    secNo: components["schemas"]["PersonalTextOrNone"];
                    serviceInfo: components["schemas"]["ServiceOrder"] | null;
                    /** @description Of a cycle of the order, VAT included, as the member saw it */
                    totalAmount: components["schemas"]["Amount"] | null;
                };
            };
        };
        responses: {
            /** @description The request as it is now */
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
    changeSubscriptionPayment: {
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
                    version: components["schemas"]["Version"];
                    paymentMethodCode: components["schemas"]["PaymentMethodCode"];
                    paymentGiro: components["schemas"]["FormGiro"] | null;
                    paymentCard: components["schemas"]["FormCard"] | null;
                    paymentAccount: components["schemas"]["FormAccount"] | null;
                    secrets: components["schemas"]["SubscriptionSecrets"];
                    /** @description A payment method that is known, which pays instead of the other fields */
                    paymentProfileId?: components["schemas"]["Uuid"] | null;
                    /** @description The consent to withdrawals from the card or account, typed or known; nothing is changed without it */
                    withdrawAgreeYn?: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
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
    listBills: {
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
                    billState?: components["schemas"]["BillState"];
                    period?: components["schemas"]["BillPeriod"];
                    subscriptionId?: components["schemas"]["Uuid"];
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
                        data: components["schemas"]["BillPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBill: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The bill */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    payBill: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setBillReceivers: {
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
                    receivers: string[];
                };
            };
        };
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BillReceivers"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadBill: {
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
                    billId: components["schemas"]["Uuid"];
                    billPaper?: components["schemas"]["BillPaper"];
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
                        data: components["schemas"]["BillFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportBills: {
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
                    billState?: components["schemas"]["BillState"];
                    period?: components["schemas"]["BillPeriod"];
                    subscriptionId?: components["schemas"]["Uuid"];
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
                        data: components["schemas"]["BillFile"];
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
    listServiceApps: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                };
            };
        };
        responses: {
            /** @description The apps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceApps"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setServiceApp: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                    appId: components["schemas"]["Uuid"];
                    includedYn: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The apps as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceApps"];
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
                    /** @description What a member asks about; a visitor, and a member who may not see it, get `inquiry.aboutMissing`. An app leaves it out where the server has no `getInquiryAbout` */
                    about?: components["schemas"]["InquiryAboutRef"];
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
    listAdminSubscriptions: {
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
                    /** @description For those of a person without a company */
                    memberId?: components["schemas"]["Uuid"];
                    /** @description For those of one company */
                    companyId?: components["schemas"]["Uuid"];
                    search?: components["schemas"]["Search"];
                    /** @default REQUESTED */
                    sort?: components["schemas"]["AdminSubscriptionSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminSubscriptionPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminSubscription: {
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
                        data: components["schemas"]["AdminSubscription"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    approveSubscription: {
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
                    version: components["schemas"]["Version"];
                    startDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminSubscription"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    rejectSubscription: {
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
                    version: components["schemas"]["Version"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminSubscription"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openCardWindow: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The window */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CardWindow"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    registerCard: {
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
                    /** @description Of the window */
                    customerKey: components["schemas"]["Uuid"];
                    /** @description What the window answered with; it works once */
                    authKey: string;
                };
            };
        };
        responses: {
            /** @description The card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RegisteredCard"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPriceConsents: {
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
                    /** @description Only those of this subscription */
                    subscriptionId?: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The consents whose day has not come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PriceConsents"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerPriceConsent: {
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
                    consentId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    answer: components["schemas"]["PriceAnswer"];
                };
            };
        };
        responses: {
            /** @description The consent as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PriceConsent"];
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
                    inquiryType?: components["schemas"]["InquiryType"];
                    /** @description Y for those that the caller has taken */
                    mineYn?: components["schemas"]["Yn"];
                    /** @description For those of one member */
                    memberId?: components["schemas"]["Uuid"];
                    /** @description For those of the members of one company */
                    companyId?: components["schemas"]["Uuid"];
                    search?: components["schemas"]["Search"];
                    /** @default WAITING */
                    sort?: components["schemas"]["AdminInquirySort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
    exportAdminInquiries: {
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
                    inquiryType?: components["schemas"]["InquiryType"];
                    /** @description Y for those that the caller has taken */
                    mineYn?: components["schemas"]["Yn"];
                    /** @description Those of the filter alone that are named */
                    inquiryIds?: components["schemas"]["Uuid"][];
                    search?: components["schemas"]["Search"];
                    /** @default WAITING */
                    sort?: components["schemas"]["AdminInquirySort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInquiryAbout: {
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
                    aboutKind: components["schemas"]["InquiryAboutKind"];
                    aboutId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description What it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InquiryAbout"];
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
    listAdminBills: {
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
                    billState?: components["schemas"]["BillState"];
                    period?: components["schemas"]["BillPeriod"];
                    waitingFor?: components["schemas"]["BillWait"];
                    paymentMethodCode?: components["schemas"]["PaymentMethodCode"];
                    /** @description For those of a person without a company */
                    memberId?: components["schemas"]["Uuid"];
                    /** @description For those of one company */
                    companyId?: components["schemas"]["Uuid"];
                    search?: components["schemas"]["Search"];
                    /** @default BILL_DATE */
                    sort?: components["schemas"]["AdminBillSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminBillPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminBill: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The bill */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    handleAdminBill: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                    /** @enum {string} */
                    action: "MARK_PAID" | "MARK_REFUNDED" | "CHARGE" | "MARK_INVOICED";
                    /** @description Of the tax office; asked for by MARK_INVOICED alone */
                    taxInvoiceNo: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewBillRun: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BillRunPlan"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    runBills: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BillRun"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    refundBill: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                    /** @description VAT included, in the smallest unit of the currency */
                    amount: number;
                    /** @description Shown to the company, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportAdminBills: {
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
                    billState?: components["schemas"]["BillState"];
                    period?: components["schemas"]["BillPeriod"];
                    waitingFor?: components["schemas"]["BillWait"];
                    paymentMethodCode?: components["schemas"]["PaymentMethodCode"];
                    /** @description Those of the filter alone that are named */
                    billIds?: components["schemas"]["Uuid"][];
                    search?: components["schemas"]["Search"];
                    /** @default BILL_DATE */
                    sort?: components["schemas"]["AdminBillSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    voidBill: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                    /** @description Shown to the company, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    creditBill: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                    /** @description VAT included, in the smallest unit of the currency */
                    amount: number;
                    /** @description Shown to the company, and never blank */
                    reason: string;
                    creditOn: components["schemas"]["CreditOn"];
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportBooks: {
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
                    book: components["schemas"]["BookKind"];
                    period: components["schemas"]["BillPeriod"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideRefund: {
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
                    billId: components["schemas"]["Uuid"];
                    version: number;
                    /** @description Of the refund */
                    attempt: number;
                    /** @enum {string} */
                    decision: "CONFIRM" | "DECLINE" | "WITHDRAW";
                    /** @description Never blank where the request is declined or withdrawn; null where it is confirmed */
                    reason: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Bill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminBillFigures: {
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
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminBillFigures"];
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
    listAccessGrants: {
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
            /** @description The grants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessGrants"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccessGrant: {
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
                    grantId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The grant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessGrantDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccessApp: {
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
                    appId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewAccessRequest: {
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
                    levelId: components["schemas"]["Uuid"];
                    approvalType: components["schemas"]["ApprovalType"];
                    termDays: components["schemas"]["TermDays"] | null;
                };
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessPreview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createAccessRequest: {
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
                    levelId: components["schemas"]["Uuid"];
                    approvalType: components["schemas"]["ApprovalType"];
                    termDays: components["schemas"]["TermDays"] | null;
                    reason: components["schemas"]["AccessText"];
                };
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessRequest"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAccessRequests: {
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
                    approvalResult?: components["schemas"]["ApprovalResult"];
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
                        data: components["schemas"]["AccessRequestPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccessRequest: {
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
                    requestId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessRequestDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawAccessRequest: {
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
                    requestId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The request as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessRequest"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    commentAccessRequest: {
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
                    requestId: components["schemas"]["Uuid"];
                    body: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessRequestDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAccessDecisions: {
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
                        data: components["schemas"]["AccessDecisionPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideAccessRequest: {
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
                    requestId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    decision: components["schemas"]["AccessDecision"];
                    comment: components["schemas"]["AccessText"];
                    termDays: components["schemas"]["TermDays"] | null;
                };
            };
        };
        responses: {
            /** @description The request as it is now; one whose conditions have changed meanwhile is closed as INELIGIBLE */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessRequest"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccessDelegation: {
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
            /** @description The delegations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessDelegation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setAccessDelegation: {
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
                    delegateEmail: components["schemas"]["PersonalText"];
                    startDate: components["schemas"]["Date"];
                    endDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The delegations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessDelegation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    clearAccessDelegation: {
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
            /** @description The delegations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessDelegation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminWork: {
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
            /** @description The work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminWorkList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminWorkItems: {
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
                    workKind?: components["schemas"]["WorkKind"];
                };
            };
        };
        responses: {
            /** @description The first of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminWorkItems"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countFlowVisit: {
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
                    /** @description What this visit reached for the first time since it was counted last */
                    reached: components["schemas"]["FlowStep"][];
                    /** @description Where the same visit was counted as left although it went on, as after a reload */
                    returnedTo: components["schemas"]["FlowStep"] | null;
                    lastStep: components["schemas"]["FlowStep"];
                    flowOutcome: components["schemas"]["FlowOutcome"];
                };
            };
        };
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            countedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listFlowCounts: {
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
                    /** @description At most two years ago */
                    fromDate: components["schemas"]["Date"];
                    /** @description The last day, within a year of the first */
                    toDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["FlowCountList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getStaffInvitation: {
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
                    key: components["schemas"]["StaffInvitationKey"];
                };
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["StaffInvitationStep"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptStaffInvitation: {
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
                    key: components["schemas"]["StaffInvitationKey"];
                };
            };
        };
        responses: {
            /** @description They are one of the staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            acceptedYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listStaff: {
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
            /** @description The staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["StaffList"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    inviteStaff: {
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
                    email: components["schemas"]["PersonalText"];
                    /** @description What they may do; they operate where it is missing */
                    roles?: components["schemas"]["StaffRoles"];
                };
            };
        };
        responses: {
            /** @description The invitation waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["StaffInvitation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeBackStaffInvitation: {
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
                    invitationId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description Taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @constant */
                            takenBackYn: "Y";
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setStaffRoles: {
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
                    memberId: components["schemas"]["Uuid"];
                    roles: components["schemas"]["StaffRoles"];
                    /** @description Those that were changed */
                    seenRoles: components["schemas"]["StaffRoles"];
                };
            };
        };
        responses: {
            /** @description These are their roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            roles: components["schemas"]["StaffRoles"];
                        };
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccessReview: {
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
                    month: components["schemas"]["ReviewMonth"];
                };
            };
        };
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessReview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signAccessReview: {
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
                    month: components["schemas"]["ReviewMonth"];
                    /** @description How many records were seen */
                    total: components["schemas"]["ReviewCount"];
                    finding: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The month as it is signed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessReview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endStaff: {
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
                    memberId: components["schemas"]["Uuid"];
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
    getAdminAccessToday: {
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
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminAccessToday"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminAccessRequests: {
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
                    appId?: components["schemas"]["Uuid"];
                    approvalType?: components["schemas"]["ApprovalType"];
                    riskLevel?: components["schemas"]["RiskLevel"];
                    requestAge?: components["schemas"]["RequestAge"];
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 50 */
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
                        data: components["schemas"]["AdminAccessRequestPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminAccessRequest: {
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
                    requestId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminAccessRequestDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminAccessDecisions: {
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
                    appId?: components["schemas"]["Uuid"];
                    approvalType?: components["schemas"]["ApprovalType"];
                    decision?: components["schemas"]["AccessDecision"];
                    /** @description Y for those alone that the caller decided on */
                    mineYn?: components["schemas"]["Yn"];
                    search?: components["schemas"]["Search"];
                    /** @default DECIDED */
                    sort?: components["schemas"]["AdminAccessDecisionSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 50 */
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
                        data: components["schemas"]["AdminAccessDecisionPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminPerson: {
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
                    memberId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminPerson"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminAccessGrants: {
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
                    useStatus?: components["schemas"]["UseStatus"];
                    riskLevel?: components["schemas"]["RiskLevel"];
                    appId?: components["schemas"]["Uuid"];
                    search?: components["schemas"]["Search"];
                    /** @default START */
                    sort?: components["schemas"]["AdminAccessGrantSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminAccessGrantPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeAccessGrant: {
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
                    grantId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    comment: components["schemas"]["AccessText"];
                };
            };
        };
        responses: {
            /** @description The grant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminAccessGrant"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    blockAccessGrant: {
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
                    grantId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    comment: components["schemas"]["AccessText"];
                };
            };
        };
        responses: {
            /** @description The grant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminAccessGrant"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    liftAccessGrant: {
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
                    grantId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    comment: components["schemas"]["AccessText"];
                };
            };
        };
        responses: {
            /** @description The grant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminAccessGrant"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideAccessRequests: {
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
                    requests: components["schemas"]["AccessRequestSeen"][];
                    decision: components["schemas"]["AccessDecision"];
                    comment: components["schemas"]["AccessText"];
                };
            };
        };
        responses: {
            /** @description What became of each, in the order they were named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AccessOutcomes"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminApps: {
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
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                    /** @description OPERATOR is for the staff: the apps that the operator offers, as every company finds them. Without it, or where the caller has no role in what it names, it is the company whose apps the caller administers, or else the operator */
                    owner?: components["schemas"]["AppOwner"];
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
                        data: components["schemas"]["AdminAppPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminApp: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createApp: {
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
                    owner?: components["schemas"]["AppOwner"];
                    name: string;
                    category: string;
                    description: string;
                    icon: components["schemas"]["AppIcon"];
                    devices: components["schemas"]["Device"][];
                    longestTermDays: components["schemas"]["LongestTermDays"];
                };
            };
        };
        responses: {
            /** @description The new app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateApp: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                    name: string;
                    category: string;
                    description: string;
                    icon: components["schemas"]["AppIcon"];
                    devices: components["schemas"]["Device"][];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    retireApp: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description How much has ended by it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RetiredApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAppConnection: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The connection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppConnection"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    checkAppAccess: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                    memberEmail: components["schemas"]["PersonalText"];
                    levelId?: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppAccessCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    issueAppKey: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The new key, which is not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["IssuedAppKey"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeAppKey: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                    keyId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The connection as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppConnection"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setAppClient: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                    clientKind: components["schemas"]["AppClientKind"];
                    /** @description The only addresses to which a login leads back, letter by letter */
                    redirectUris: string[];
                    /** @description Where a login begins in the app; it is called with iss (OpenID Connect Core 1.0, section 4) */
                    startUrl?: string;
                    /** @description Where the app is notified of the end of a login (OpenID Connect Back-Channel Logout 1.0) */
                    logoutUrl?: string;
                };
            };
        };
        responses: {
            /** @description The secret, where a new one was made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppClientSecret"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    rotateAppClientSecret: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The new secret, which is not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppClientSecret"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeAppClient: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The connection as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppConnection"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAppWebhook: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppWebhookInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setAppWebhook: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                    webhookUrl: string;
                };
            };
        };
        responses: {
            /** @description The new secret, which is not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppWebhookSecret"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeAppWebhook: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description No webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppWebhookInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replayAppDelivery: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                    deliveryId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The webhook as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppWebhookInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAppPolicies: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    longestTermDays: components["schemas"]["LongestTermDays"];
                    autoApprovalYn: components["schemas"]["Yn"];
                    releaseReviewYn: components["schemas"]["Yn"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addAccessLevel: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    name: string;
                    description: string;
                    riskLevel: components["schemas"]["RiskLevel"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAccessLevel: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    levelId: components["schemas"]["Uuid"];
                    name: string;
                    description: string;
                    riskLevel: components["schemas"]["RiskLevel"];
                    /** @description Null where that of the app holds */
                    longestTermDays: components["schemas"]["LongestTermDays"] | null;
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    switchAccessLevel: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    levelId: components["schemas"]["Uuid"];
                    useState?: components["schemas"]["UseState"];
                    /** @description Where no `useState` is sent: Y is D, N is A; with neither the call is no right one */
                    closedYn?: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    switchAccessApp: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    useState: components["schemas"]["UseState"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addAppManager: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    managerEmail: components["schemas"]["PersonalText"];
                    managerRole: components["schemas"]["ManagerRole"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeAppManager: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    managerId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The app as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminApp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminDelegations: {
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
                    delegationState?: components["schemas"]["DelegationState"];
                    search?: components["schemas"]["Search"];
                    /** @default CREATED */
                    sort?: components["schemas"]["AdminDelegationSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminDelegationPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addAdminDelegation: {
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
                    holderEmail: components["schemas"]["PersonalText"];
                    delegateEmail: components["schemas"]["PersonalText"];
                    startDate: components["schemas"]["Date"];
                    endDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The delegation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminDelegation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endAdminDelegation: {
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
                    delegationId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The delegation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminDelegation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportAdminAccessGrants: {
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
                    useStatus?: components["schemas"]["UseStatus"];
                    riskLevel?: components["schemas"]["RiskLevel"];
                    appId?: components["schemas"]["Uuid"];
                    /** @description Those of the filter alone that are named */
                    grantIds?: components["schemas"]["Uuid"][];
                    search?: components["schemas"]["Search"];
                    /** @default START */
                    sort?: components["schemas"]["AdminAccessGrantSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAbnormalEvents: {
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
                    abnormalState?: components["schemas"]["AbnormalState"];
                    abnormalType?: components["schemas"]["AbnormalType"];
                    detectType?: components["schemas"]["AbnormalDetectType"];
                    actionStatus?: components["schemas"]["ActionStatus"];
                    /** @description For that of one member */
                    memberId?: components["schemas"]["Uuid"];
                    search?: components["schemas"]["Search"];
                    /** @default DETECTED */
                    sort?: components["schemas"]["AbnormalEventSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AbnormalEventPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAbnormalEvent: {
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
                    abnormalEventId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AbnormalEvent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeAbnormalAction: {
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
                    abnormalEventId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    action: components["schemas"]["AbnormalAction"];
                    comment: components["schemas"]["AccessText"];
                    /** @description The last day on which it is expected; only of EXCLUSION, which needs one */
                    endDate: components["schemas"]["Date"] | null;
                };
            };
        };
        responses: {
            /** @description The event as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AbnormalEvent"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAuditRecords: {
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
                    auditKind?: components["schemas"]["AuditKind"];
                    /** @description Y lists what was read among the rest; without it reading is left out, unless it is the kind that is asked for */
                    readingYn?: components["schemas"]["Yn"];
                    search?: components["schemas"]["Search"];
                    fromDate?: components["schemas"]["Date"];
                    toDate?: components["schemas"]["Date"];
                    /** @default AT */
                    sort?: components["schemas"]["AuditSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AuditRecordPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportAuditRecords: {
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
                    auditKind?: components["schemas"]["AuditKind"];
                    /** @description Y lists what was read among the rest; without it reading is left out, unless it is the kind that is asked for */
                    readingYn?: components["schemas"]["Yn"];
                    search?: components["schemas"]["Search"];
                    fromDate?: components["schemas"]["Date"];
                    toDate?: components["schemas"]["Date"];
                    /** @default AT */
                    sort?: components["schemas"]["AuditSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyAuditRecords: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AuditCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchPortal: {
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
                    search: components["schemas"]["Search"];
                };
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SearchResult"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchAdminPortal: {
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
                    search: components["schemas"]["Search"];
                };
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SearchResult"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countMyWork: {
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
                        data: components["schemas"]["MyWork"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminWorkDays: {
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
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminWorkDays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listNotifications: {
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
                    subject?: components["schemas"]["NotificationSubject"];
                    unreadYn?: components["schemas"]["Yn"];
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
                        data: components["schemas"]["NotificationPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countNotifications: {
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
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UnreadNotifications"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readNotification: {
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
                    notificationId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description How many are left to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UnreadNotifications"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readAllNotifications: {
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
            /** @description How many are left to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UnreadNotifications"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeNotification: {
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
                    notificationId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description How many are left to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UnreadNotifications"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCatalogue: {
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
            /** @description The catalogue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Catalogue"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminServices: {
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
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminServices"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminService: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminService"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    scheduleServiceEdition: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                    /** @description The newest edition that was seen; null for a new service */
                    version: components["schemas"]["ServiceVersion"] | null;
                    /** @description The first day on which it holds: today, or a day within a year */
                    fromDate: components["schemas"]["Date"];
                    /** @description N from the day on which the service is no longer sold */
                    saleYn: components["schemas"]["Yn"];
                    service: components["schemas"]["ServiceDraft"];
                };
            };
        };
        responses: {
            /** @description The service as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminService"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeBackServiceEdition: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                    version: components["schemas"]["ServiceVersion"];
                };
            };
        };
        responses: {
            /** @description The service as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminService"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The target */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                    version: components["schemas"]["Version"];
                    /** @description The base URL of the endpoint, below which are /Users and /Groups (RFC 7644, section 1.3) */
                    scimUrl: string;
                    /** @description The token with which the portal calls (RFC 6750, section 2.1); never answered */
                    bearerToken?: string;
                    enabledYn: components["schemas"]["Yn"];
                    scimUserName: components["schemas"]["ScimUserName"];
                    scimAttributes: components["schemas"]["ScimAttributes"];
                    scimGroups: components["schemas"]["ScimGroups"];
                };
            };
        };
        responses: {
            /** @description The target as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description No target */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    testAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description How the endpoint answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimTest"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    retryAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The target as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    compareAppScim: {
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
                    appId: components["schemas"]["Uuid"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The target as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideAppDrift: {
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
                    appId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    driftId: components["schemas"]["Uuid"];
                    driftDecision: components["schemas"]["DriftDecision"];
                    owner?: components["schemas"]["AppOwner"];
                };
            };
        };
        responses: {
            /** @description The target as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AppScimInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewServiceEdition: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                    fromDate: components["schemas"]["Date"];
                    prices: components["schemas"]["PlanPriceDraft"][];
                };
            };
        };
        responses: {
            /** @description Whom it would concern */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RisePreview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listServicePriceConsents: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                };
            };
        };
        responses: {
            /** @description The counts and the consents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServicePriceConsents"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideServiceEdition: {
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
                    serviceCode: components["schemas"]["ServiceCode"];
                    version: components["schemas"]["ServiceVersion"];
                    /** @enum {string} */
                    decision: "APPROVE" | "DECLINE" | "WITHDRAW";
                    /** @description Never blank where the edition is declined or withdrawn; null where it is approved */
                    reason: string | null;
                };
            };
        };
        responses: {
            /** @description The service as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminService"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTaxInvoices: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The tax invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TaxInvoicesOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    issueTaxInvoice: {
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
                    billId: components["schemas"]["Uuid"];
                    /** @description Of the bill */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The tax invoices as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TaxInvoicesOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    correctTaxInvoice: {
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
                    billId: components["schemas"]["Uuid"];
                    /** @description Of the bill */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The tax invoices as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TaxInvoicesOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDeposits: {
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
                    depositState?: components["schemas"]["DepositState"];
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
                        data: components["schemas"]["DepositPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDeposit: {
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
                    depositId: components["schemas"]["Uuid"];
                    /** @description Names or numbers of further bills that are offered */
                    search?: components["schemas"]["Search"];
                };
            };
        };
        responses: {
            /** @description The deposit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Deposit"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importDeposits: {
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
                    /** @description The file of the bank as text: cells with commas or semicolons between them, and a line of names above the columns, in any order */
                    statement: string;
                };
            };
        };
        responses: {
            /** @description What was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DepositImport"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmDeposit: {
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
                    depositId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    /** @description Deposits that pay it together with the first; they are used up in this order, and the last one may keep a rest */
                    others: components["schemas"]["DepositSeen"][];
                    billId: components["schemas"]["Uuid"];
                    billVersion: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The first of the deposits as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Deposit"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    undoDeposit: {
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
                    depositId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    matchId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The deposit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Deposit"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setDepositAside: {
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
                    depositId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    asideYn: components["schemas"]["Yn"];
                };
            };
        };
        responses: {
            /** @description The deposit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Deposit"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    correctCompany: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description The one that was shown */
                    version: number;
                    /** @description Up to 100 characters */
                    companyName: components["schemas"]["PersonalText"];
                    /** @description The business number, with a check digit that is right */
                    rnno: components["schemas"]["PersonalText"];
                    /** @description Sent to the company, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The company with this correction as the first one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyCorrections"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCompanyCorrections: {
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
                    companyId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The company, and its last twenty corrections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyCorrections"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanyPeople: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description Words of the name, the department or the mail address */
                    search?: components["schemas"]["Search"];
                    cursor?: components["schemas"]["Cursor"];
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyPersonPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    closeAccount: {
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
                    memberId: components["schemas"]["Uuid"];
                    /** @description Sent to the person, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person with the state of their account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyPerson"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openAccount: {
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
                    memberId: components["schemas"]["Uuid"];
                    /** @description Sent to the person, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person with the state of their account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyPerson"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanies: {
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
                    businessState?: components["schemas"]["BusinessState"];
                    /**
                     * @description Those with a closed account
                     * @constant
                     */
                    closedYn?: "Y";
                    /** @description For one company alone */
                    companyId?: components["schemas"]["Uuid"];
                    /** @description Words of its name, its business number, or the names and mail addresses of its people */
                    search?: components["schemas"]["Search"];
                    /** @default CREATED */
                    sort?: components["schemas"]["AdminCompanySort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminCompanyPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportAdminCompanies: {
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
                    businessState?: components["schemas"]["BusinessState"];
                    /**
                     * @description Those with a closed account
                     * @constant
                     */
                    closedYn?: "Y";
                    /** @description Words of its name, its business number, or the names and mail addresses of its people */
                    search?: components["schemas"]["Search"];
                    /** @default CREATED */
                    sort?: components["schemas"]["AdminCompanySort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["TableFile"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminMembers: {
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
                    accountState?: components["schemas"]["AccountState"];
                    /** @description For one member alone */
                    memberId?: components["schemas"]["Uuid"];
                    /** @description Words of the name or the company, or the beginning of the mail address */
                    search?: components["schemas"]["Search"];
                    /** @default CREATED */
                    sort?: components["schemas"]["AdminMemberSort"];
                    /** @description Without it the usual one of the order */
                    sortDirection?: components["schemas"]["SortDirection"];
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
                        data: components["schemas"]["AdminMemberPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDepositFeed: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DepositFeed"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    fetchDeposits: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The feed as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DepositFeed"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listBillMessages: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The messages; none of a bill that is not there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BillMessages"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openAdminCompany: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description Why the data is looked at, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OpenedCompany"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewCompanyMerge: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description The business number of the other company; without it that of the company itself */
                    rnno?: components["schemas"]["PersonalText"];
                };
            };
        };
        responses: {
            /** @description The company and at most ten others, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyMergePreview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    mergeCompanies: {
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
                    /** @description The company that ends */
                    companyId: components["schemas"]["Uuid"];
                    /** @description The one that was shown */
                    version: number;
                    /** @description The company that remains */
                    intoId: components["schemas"]["Uuid"];
                    /** @description The one that was shown */
                    intoVersion: number;
                    /** @description Y: the number of the company that ends is a typing error, and that of the remaining one is right */
                    mistakenYn: components["schemas"]["Yn"];
                    /** @description Sent to those who speak for both companies, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The remaining company with this merge as its first correction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CompanyCorrections"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanyApps: {
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
                    companyId: components["schemas"]["Uuid"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them, each part by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyAppPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanyRequests: {
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
                    companyId: components["schemas"]["Uuid"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them, with their numbers by result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyRequestPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanyMessages: {
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
                    companyId: components["schemas"]["Uuid"];
                    /** @description Without it all */
                    way?: components["schemas"]["MessageWay"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminMessagePage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openAdminMember: {
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
                    memberId: components["schemas"]["Uuid"];
                    /** @description Why the data is looked at, and never blank */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OpenedMember"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminMember: {
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
                    memberId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminMember"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminMemberMessages: {
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
                    memberId: components["schemas"]["Uuid"];
                    /** @description Without it all */
                    way?: components["schemas"]["MessageWay"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminMessagePage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminMemberCounsels: {
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
                    memberId: components["schemas"]["Uuid"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminMemberCounselPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminCompanyEvents: {
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
                    companyId: components["schemas"]["Uuid"];
                    cursor?: components["schemas"]["Cursor"];
                    /** @default 20 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description A page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AdminCompanyEventPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCashReceipts: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The cash receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CashReceiptsOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCashReceiptNumber: {
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
                    billId: components["schemas"]["Uuid"];
                    /**
                     * @description DEDUCTION takes a mobile number, EXPENSE a business number
                     * @enum {string}
                     */
                    usage: "DEDUCTION" | "EXPENSE";
                    number: string;
                };
            };
        };
        responses: {
            /** @description The cash receipts as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CashReceiptsOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCashReceipts: {
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
                    billId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The cash receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CashReceiptsOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    issueCashReceipt: {
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
                    billId: components["schemas"]["Uuid"];
                    /** @description Of the bill */
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The cash receipts as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CashReceiptsOfBill"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSettlementDifferences: {
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
                    differenceState?: components["schemas"]["DifferenceState"];
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
                        data: components["schemas"]["SettlementDifferencePage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    noteSettlementDifference: {
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
                    differenceId: components["schemas"]["Uuid"];
                    version: components["schemas"]["Version"];
                    /** @description Never blank */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The difference as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SettlementDifference"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ProblemAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
