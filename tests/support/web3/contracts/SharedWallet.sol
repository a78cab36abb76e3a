// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

interface WalletBank {
    function ethdeposit(address to) external payable;
    function withdraw(uint256 amount) external;
}

/// An honest customer of the bank that is a contract and records what it receives.
contract SharedWallet {
    WalletBank private immutable bank;
    uint256 public received;

    constructor(address bankAddress) {
        bank = WalletBank(bankAddress);
    }

    function deposit() external payable {
        bank.ethdeposit{value: msg.value}(address(this));
    }

    function withdraw(uint256 amount) external {
        bank.withdraw(amount);
    }

    receive() external payable {
        received += msg.value;
    }
}
