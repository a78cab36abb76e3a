pragma solidity 0.7.6;

/// What the faucet needs of the BEE token.
interface BeeToken {
    function transfer(address recipient, uint256 amount) external returns (bool);
}

/// Gives BEE to whoever asks, as long as its counter allows it.
contract BeeFaucet {
    BeeToken public token = BeeToken(0x36435796Ca9be2bf150CE0dECc2D8Fab5C4d6E13);
    uint8 public balance = 200;

    function withdraw(uint8 amount) external {
        require(amount <= 200, "At most 200 bees at a time");
        balance -= amount;
        require(balance >= 0, "The faucet is empty");
        require(token.transfer(msg.sender, uint256(amount) * 1 ether), "The faucet has no bees");
    }

    function getBalance() external view returns (uint8) {
        return balance;
    }
}
